package io.verifyrules.cluster;

import io.verifyrules.verifier.json.work.WorkMessage;
import io.verifyrules.verifier.work.Crew;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.jgroups.Address;
import org.jgroups.JChannel;
import org.jgroups.Message;
import org.jgroups.Receiver;
import org.jgroups.View;

/** The members that work for this process. */
final class Lead implements Crew, Receiver {

    /** How long workers may take to leave once they are told of the end. */
    private static final long LEAVING_MILLIS = 2000;
    private static final long LOOK_MILLIS = 10;

    private final JChannel channel;
    private final Map<String, Member> members = new ConcurrentHashMap<>();
    private volatile Optional<Listener> listener = Optional.empty();

    /** A worker, and what it is told one after the other. */
    private record Member(Address address, ExecutorService telling) {}

    Lead(JChannel channel) {
        this.channel = channel;
        channel.setReceiver(this);
    }

    @Override
    public void open(Listener hearing) {
        listener = Optional.of(hearing);
    }

    @Override
    public void receive(Message message) {
        Address from = message.getSrc();
        if (from.equals(channel.getAddress())) {
            return;
        }
        String name = from.toString();
        Stack.read(message).ifPresent(said -> listener.ifPresent(hearing -> {
            if (said instanceof WorkMessage.Hello) {
                members.computeIfAbsent(name, ignored -> new Member(from,
                        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("to " + name).factory())));
            }
            if (said instanceof WorkMessage.Bye) {
                leaves(name, "it ended");
            } else if (members.containsKey(name)) {
                hearing.said(name, said);
            } else {
                // Whoever takes this process for a run that knows it, learns that it does not.
                send(from, new WorkMessage.Beat());
            }
        }));
    }

    @Override
    public void viewAccepted(View view) {
        members.forEach((name, member) -> {
            if (!view.containsMember(member.address())) {
                leaves(name, "it is gone, or the network to it");
            }
        });
    }

    private void leaves(String name, String reason) {
        Optional.ofNullable(members.remove(name)).ifPresent(member -> {
            member.telling().shutdownNow();
            listener.ifPresent(hearing -> hearing.left(name, reason));
        });
    }

    @Override
    public void tell(String worker, WorkMessage message) {
        Optional.ofNullable(members.get(worker)).ifPresent(member -> {
            try {
                member.telling().execute(() -> send(member.address(), message));
            } catch (RejectedExecutionException gone) {
                // That it is gone is being told.
                return;
            }
        });
    }

    private void send(Address address, WorkMessage message) {
        try {
            channel.send(Stack.message(message).setDest(address));
        } catch (Exception gone) {
            leaves(address.toString(), "nothing can be sent to it");
        }
    }

    @Override
    public void dismiss(String worker, String reason) {
        tell(worker, new WorkMessage.Refused(reason));
        members.remove(worker);
    }

    @Override
    public void close() {
        listener = Optional.empty();
        try {
            channel.send(Stack.message(new WorkMessage.Bye()));
            awaitLeaving();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        } catch (Exception gone) {
            // Who does not hear of the end sees it.
        } finally {
            channel.close();
        }
    }

    /** The word of the end is dropped where it comes after the news that this process has left. So this process leaves last. */
    private void awaitLeaving() throws InterruptedException {
        long end = System.nanoTime() + Duration.ofMillis(LEAVING_MILLIS).toNanos();
        while (members.values().stream().anyMatch(member -> channel.getView().containsMember(member.address()))
                && System.nanoTime() < end) {
            Thread.sleep(LOOK_MILLIS);
        }
    }
}
