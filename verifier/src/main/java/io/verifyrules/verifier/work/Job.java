package io.verifyrules.verifier.work;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** A task under way. For use under the lock of its {@link Workforce}. */
final class Job {

    final long number;
    final String title;
    final String text;
    final CompletableFuture<String> answer = new CompletableFuture<>();
    /** The workers that check it now: two where one of them is slow. */
    final Set<String> workers = new HashSet<>();
    /** Why each worker was lost that checked it. */
    final List<String> losses = new ArrayList<>();
    /** When it was given to a worker first, by the clock of the process. */
    long begun;

    Job(long number, String title, String text) {
        this.number = number;
        this.title = title;
        this.text = text;
    }
}
