package io.verifyrules.verifier.journal;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.json.journal.JournalLine.Event;
import io.verifyrules.verifier.verdict.RuleResult;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A file to which one line is appended for each rule whose check begins or ends. Each line is sealed, and others are not believed. It is there from the beginning of a run to
 * its end, and stays where the run does not come to its end. Safe for use by several threads; two processes never write the
 * same journal.
 */
public final class Journal {

    private static final int RUNS_AT_ONCE = 16;

    private final Path file;
    private final JournalSeal seal;
    private final FileChannel channel;
    private final JournalContent earlier;
    private final boolean resume;
    private final AtomicInteger finished = new AtomicInteger();
    private boolean over;

    private Journal(Path file, JournalSeal seal, FileChannel channel, boolean resume) throws IOException {
        this.file = file;
        this.seal = seal;
        this.channel = channel;
        this.resume = resume;
        this.earlier = JournalContent.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines()
                .map(line -> seal.opened(line).orElse(""))
                .toList());
        append(JournalLine.of(Event.STARTED, ""));
    }

    /**
     * The journal of a run, locked against other processes.
     *
     * @param name   the same for runs that can go on from each other
     * @param resume whether to use what an earlier run left
     * @return nothing where none can be written
     */
    public static Optional<Journal> open(SealedEntries folder, String name, boolean resume) {
        try {
            folder.directory().make();
            for (int number = 1; number <= RUNS_AT_ONCE; number++) {
                Path file = folder.directory().entry(name + "-" + number + ".jsonl");
                FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                        StandardOpenOption.APPEND);
                if (locked(channel)) {
                    return Optional.of(new Journal(file, new JournalSeal(folder.seal(), folder.kind() + "/" + name),
                            channel, resume));
                }
                channel.close();
            }
            return Optional.empty();
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException byThisProcess) {
            return false;
        }
    }

    /** The number of rules whose results an earlier run left here. */
    public int left() {
        return earlier.done().size();
    }

    /** The number of rules whose results are kept here, for a run that goes on from this one. */
    public int kept() {
        return (resume ? left() : 0) + finished.get();
    }

    Optional<List<RuleResult>> results(String key, Rule rule) {
        return resume
                ? Optional.ofNullable(earlier.done().get(key)).flatMap(line -> line.results(rule))
                : Optional.empty();
    }

    int crashes(String key) {
        return resume ? earlier.crashes().getOrDefault(key, 0) : 0;
    }

    void begun(String key) {
        tryAppend(JournalLine.of(Event.BEGUN, key));
    }

    void failed(String key) {
        tryAppend(JournalLine.of(Event.FAILED, key));
    }

    void done(String key, List<RuleResult> results) {
        tryAppend(JournalLine.done(key, results));
    }

    /**
     * Says that this process was asked to end, so that what is under way is not suspected of ending it. Nothing is kept from now
     * on: what ends along with the process did not come to its own end.
     */
    public synchronized void interrupted() {
        tryAppend(JournalLine.of(Event.INTERRUPTED, ""));
        over = true;
    }

    /** Ends the journal of a run that came to its end. */
    public void close() {
        try {
            Files.deleteIfExists(file);
            channel.close();
        } catch (IOException undeletable) {
            // The next run with the same arguments finds finished results, which it does not use unless told to.
            return;
        }
    }

    private synchronized void tryAppend(JournalLine line) {
        if (over) {
            return;
        }
        try {
            append(line);
            finished.addAndGet(line.event() == Event.DONE ? 1 : 0);
        } catch (IOException full) {
            // Results are worth more than their journal.
            return;
        }
    }

    private synchronized void append(JournalLine line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((seal.closed(line.text()) + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }
}
