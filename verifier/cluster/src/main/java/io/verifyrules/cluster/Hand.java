package io.verifyrules.cluster;

import io.verifyrules.verifier.json.work.WorkMessage;
import io.verifyrules.verifier.json.work.WorkerFacts;
import io.verifyrules.verifier.work.TaskRunner;
import io.verifyrules.verifier.work.TaskThreads;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jgroups.Address;
import org.jgroups.JChannel;
import org.jgroups.Message;
import org.jgroups.Receiver;

/** A member that works for a run. */
final class Hand implements Receiver, AutoCloseable {

    private static final long BEAT_MILLIS = 1000;

    private final JChannel channel;
    private final WorkerFacts facts;
    private final Consumer<String> told;
    private final TaskThreads threads;
    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
    private final List<WorkMessage> waiting = new ArrayList<>();
    private volatile Optional<Address> run = Optional.empty();
    /** The run that welcomed this worker last, also while it is not seen. */
    private volatile Optional<Address> last = Optional.empty();

    private record Heard(Address from, WorkMessage message) {}

    Hand(JChannel channel, WorkerFacts facts, TaskRunner runner, Consumer<String> told) {
        this.channel = channel;
        this.facts = facts;
        this.told = told;
        this.threads = new TaskThreads(facts.slots(), runner, this::toRun);
        channel.setReceiver(this);
    }

    @Override
    public void receive(Message message) {
        if (!message.getSrc().equals(channel.getAddress())) {
            Stack.read(message).ifPresent(said -> heard.add(new Heard(message.getSrc(), said)));
        }
    }

    /** Works until the run ends, or is not heard for some time. */
    void work(Duration patience) throws IOException, InterruptedException {
        long since = System.nanoTime();
        boolean ever = false;
        while (true) {
            Optional<Address> known = run.filter(each -> channel.getView().containsMember(each));
            if (known.isPresent()) {
                since = System.nanoTime();
                toRun(new WorkMessage.Beat());
            } else {
                // Whoever is the run answers, also one that was cut off for a while and knows nothing of this worker.
                run = Optional.empty();
                send(Optional.empty(), new WorkMessage.Hello(facts));
                if (System.nanoTime() - since > patience.toNanos()) {
                    throw new IOException(ever ? "the run is not heard any more" : "no run answers");
                }
            }
            for (Optional<Heard> next = next(); next.isPresent(); next = next()) {
                Heard said = next.get();
                boolean ofRun = run.filter(said.from()::equals).isPresent();
                switch (said.message()) {
                    case WorkMessage.Welcome ignored -> {
                        welcomed(said.from());
                        if (!ever) {
                            told.accept("working for the run");
                        }
                        ever = true;
                    }
                    case WorkMessage.Refused(String reason) ->
                        throw new IOException("this worker is refused: " + reason);
                    case WorkMessage.Ask ask -> threads.check(ask);
                    case WorkMessage.Bye ignored -> {
                        if (last.filter(said.from()::equals).isPresent()) {
                            told.accept("the run is over");
                            return;
                        }
                    }
                    // The run does not know this worker, as after a network was cut.
                    case WorkMessage.Beat ignored -> run = ofRun ? Optional.empty() : run;
                    case WorkMessage.Hello ignored -> {
                    }
                    case WorkMessage.Answer ignored -> {
                    }
                    case WorkMessage.Failed ignored -> {
                    }
                }
            }
        }
    }

    private Optional<Heard> next() throws InterruptedException {
        return Optional.ofNullable(heard.poll(BEAT_MILLIS, TimeUnit.MILLISECONDS));
    }

    /** An answer waits where the run is not heard; it is of use if the network comes back soon. */
    private synchronized void toRun(WorkMessage message) {
        if (run.isPresent()) {
            send(run, message);
        } else if (!(message instanceof WorkMessage.Beat)) {
            waiting.add(message);
        }
    }

    private synchronized void welcomed(Address by) {
        run = Optional.of(by);
        last = run;
        waiting.forEach(message -> send(run, message));
        waiting.clear();
    }

    private void send(Optional<Address> to, WorkMessage message) {
        try {
            Message sent = Stack.message(message);
            channel.send(to.isPresent() ? sent.setDest(to.get()) : sent);
        } catch (Exception gone) {
            // The run gives what it misses to another worker.
            return;
        }
    }

    @Override
    public void close() {
        toRun(new WorkMessage.Bye());
        threads.close();
        channel.close();
    }
}
