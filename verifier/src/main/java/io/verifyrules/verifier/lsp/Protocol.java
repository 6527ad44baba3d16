package io.verifyrules.verifier.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.jspecify.annotations.Nullable;

/**
 * The connection to an editor. A request that cannot be used has an error as its answer. A notification that cannot be
 * used is dropped with a line on standard error. Neither ends the server, and no stack trace leaves it.
 */
final class Protocol extends Launcher.Builder<LanguageClient> {

    /** Where the library reports messages that it cannot read. */
    private static final Logger LIBRARY = Logger.getLogger("org.eclipse.lsp4j");

    private Protocol() {
    }

    /** The connection of a server over the given streams; it listens to nothing yet. */
    static Launcher<LanguageClient> connect(LanguageServer server, InputStream in, OutputStream out) {
        reportInOneLine();
        return new Protocol().setLocalService(server)
                .setRemoteInterface(LanguageClient.class)
                .setInput(in)
                .setOutput(out)
                .setExceptionHandler(Protocol::answer)
                .validateMessages(true)
                .create();
    }

    @Override
    protected RemoteEndpoint createRemoteEndpoint(MessageJsonHandler json) {
        MessageConsumer outgoing = wrapMessageConsumer(
                new org.eclipse.lsp4j.jsonrpc.json.StreamMessageConsumer(output, json));
        Endpoint server = new Guarded(ServiceEndpoints.toEndpoint(localServices), json);
        RemoteEndpoint remote = new RemoteEndpoint(outgoing, server, exceptionHandler);
        json.setMethodProvider(remote);
        remote.setJsonHandler(json);
        return remote;
    }

    /** The answer to a request that failed. */
    private static ResponseError answer(Throwable failure) {
        return switch (failure) {
            case CompletionException wrapped when wrapped.getCause() != null -> answer(wrapped.getCause());
            case ResponseErrorException known -> known.getResponseError();
            default -> new ResponseError(ResponseErrorCode.InternalError, "internal error: " + failure, null);
        };
    }

    /** The error that the parameters of a message cannot be used, and why. */
    static ResponseErrorException invalid(String reason) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.InvalidParams, reason, null));
    }

    private static void reportInOneLine() {
        ConsoleHandler lines = new ConsoleHandler();
        lines.setFormatter(new Formatter() {
            @Override
            public String format(LogRecord said) {
                return "verify-rules lsp: " + formatMessage(said).lines().findFirst().orElse("")
                        + (said.getThrown() == null
                                ? ""
                                : ": " + String.valueOf(said.getThrown().getMessage()).lines().findFirst().orElse(""))
                        + System.lineSeparator();
            }
        });
        for (var handler : LIBRARY.getHandlers()) {
            LIBRARY.removeHandler(handler);
        }
        LIBRARY.setUseParentHandlers(false);
        LIBRARY.addHandler(lines);
    }

    /** The server behind the check that a message has the parameters that its method takes. */
    private record Guarded(Endpoint server, MessageJsonHandler json) implements Endpoint {

        @Override
        public CompletableFuture<?> request(String method, @Nullable Object parameters) {
            if (parameters == null && takesParameters(method)) {
                return CompletableFuture.failedFuture(invalid(missing(method)));
            }
            try {
                return server.request(method, parameters);
            } catch (RuntimeException failure) {
                return CompletableFuture.failedFuture(failure);
            }
        }

        @Override
        public void notify(String method, @Nullable Object parameters) {
            if (parameters == null && takesParameters(method)) {
                LIBRARY.warning(missing(method));
                return;
            }
            try {
                server.notify(method, parameters);
            } catch (RuntimeException failure) {
                LIBRARY.warning(method + ": " + answer(failure).getMessage());
            }
        }

        private boolean takesParameters(String method) {
            var known = json.getJsonRpcMethod(method);
            return known != null && known.getParameterTypes().length > 0;
        }

        private static String missing(String method) {
            return method + " needs parameters, and the message has none";
        }
    }
}
