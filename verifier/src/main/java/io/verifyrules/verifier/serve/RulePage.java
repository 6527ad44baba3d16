package io.verifyrules.verifier.serve;

import io.verifyrules.verifier.serve.http.Limits;
import io.verifyrules.verifier.serve.http.PageServer;
import io.verifyrules.verifier.serve.service.Bench;
import io.verifyrules.verifier.serve.service.Services;
import java.io.IOException;
import java.util.concurrent.ThreadFactory;

/** A page on which rules are verified while they are written, served until it is closed. */
public final class RulePage implements AutoCloseable {

    private final PageServer server;
    private final Bench bench;

    private RulePage(PageServer server, Bench bench) {
        this.server = server;
        this.bench = bench;
    }

    /**
     * Serves the page from now on: to this machine and with a token, or to everybody where the bench is public. The first text in Kotlin
     * waits for a compiler, unless the documents of the bench are {@linkplain io.verifyrules.verifier.serve.text.Documents#warmUp warm}.
     *
     * @param port    0 for any that is free
     * @param cores   how much is done at a time
     * @param threads makes threads in which terms can be walked
     * @throws IOException if it cannot listen there
     */
    public static RulePage start(Bench bench, int port, int cores, ThreadFactory threads) throws IOException {
        Limits limits = bench.isPublic() ? Limits.OF_PUBLIC : Limits.OF_USER;
        return new RulePage(PageServer.start(new PageServer.Place(port, bench.isPublic()),
                Services.of(bench, limits.requestBytes()), limits, cores, threads), bench);
    }

    /** The link that opens it. */
    public String link() {
        return server.link();
    }

    @Override
    public void close() {
        server.close();
        bench.documents().close();
    }
}
