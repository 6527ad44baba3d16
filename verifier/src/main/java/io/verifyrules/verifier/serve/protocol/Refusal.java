package io.verifyrules.verifier.serve.protocol;

import io.verifyrules.verifier.json.message.Message;

/** A request that is not answered, and why, for the reader of the page. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Code code;

    public Refusal(Code code, String sentence) {
        super(sentence);
        this.code = code;
    }

    /** The reasons for which requests are refused. */
    public enum Code {
        /** The token of the link is missing or another one. */
        TOKEN("token", 403),
        /** Another page asks. */
        ORIGIN("origin", 403),
        /** The server is called by another name than its own. */
        HOST("host", 403),
        /** The request is too long. */
        LARGE("large", 413),
        /** Too much is asked at a time. */
        BUSY("busy", 429),
        /** The request says nothing that is understood. */
        REQUEST("request", 400),
        /** There is no such thing. */
        MISSING("missing", 404),
        /** The way of asking is none. */
        METHOD("method", 405),
        /** Rule files that are scripts are not run. */
        SCRIPTS("scripts", 200),
        /** It took longer than it may. */
        LIMIT("limit", 200),
        /** The server ends. */
        STOPPED("stopped", 200),
        /** A mistake in this program. */
        INTERNAL("internal", 500);

        private final String word;
        private final int status;

        Code(String word, int status) {
            this.word = word;
            this.status = status;
        }

        /** As a message says it. */
        public String word() {
            return word;
        }

        /** The status of HTTP. */
        public int status() {
            return status;
        }
    }

    /** The reason. */
    public Code code() {
        return code;
    }

    /** The last line of the answer. */
    public Message message() {
        return message(code, sentence());
    }

    /** The last line of an answer that is refused. */
    public static Message message(Code code, String sentence) {
        return Message.of("error").with("code", code.word()).with("message", sentence);
    }

    /** The sentence that the reader is told. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
