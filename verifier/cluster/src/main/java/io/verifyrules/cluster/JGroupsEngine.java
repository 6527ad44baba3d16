package io.verifyrules.cluster;

import io.verifyrules.verifier.json.work.WorkerFacts;
import io.verifyrules.verifier.work.ClusterEngine;
import io.verifyrules.verifier.work.ClusterPlace;
import io.verifyrules.verifier.work.Crew;
import io.verifyrules.verifier.work.TaskRunner;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.function.Consumer;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import org.jgroups.JChannel;

/** Members that find each other by JGroups. */
public final class JGroupsEngine implements ClusterEngine {

    private static final int KNOCK_MILLIS = 5000;
    private static final long PAUSE_MILLIS = 1000;
    private static final int PORTS = 1000;
    private static final String NO_PROTOCOL = "NONE";

    /** For the service loader. */
    public JGroupsEngine() {
    }

    @Override
    public Crew lead(ClusterPlace place) throws IOException {
        SSLContext secret = Secret.of(place);
        JChannel channel = Stack.channel(place, secret, address(place), place.port(), 0, "run at " + place);
        Lead lead = new Lead(channel);
        try {
            Stack.connect(channel);
        } catch (IOException impossible) {
            throw new IOException("cannot listen at " + place + ": " + impossible.getMessage(), impossible);
        }
        return lead;
    }

    private static InetAddress address(ClusterPlace place) throws IOException {
        try {
            return InetAddress.getByName(place.host());
        } catch (UnknownHostException unknown) {
            throw new IOException("there is no host " + place.host(), unknown);
        }
    }

    @Override
    public void work(ClusterPlace place, WorkerFacts facts, TaskRunner runner, Duration patience, Consumer<String> told)
            throws IOException, InterruptedException {
        SSLContext secret = Secret.of(place);
        InetAddress own = knockedFrom(place, secret, patience);
        String name = own.getHostAddress() + " process " + ProcessHandle.current().pid();
        JChannel channel = Stack.channel(place, secret, own, place.port() + 1, PORTS, name);
        try (Hand hand = new Hand(channel, facts, runner, told)) {
            Stack.connect(channel);
            hand.work(patience);
        }
    }

    /** The own address on the way to the run, once somebody answers there who has the secret, too. */
    private static InetAddress knockedFrom(ClusterPlace place, SSLContext secret, Duration patience)
            throws IOException, InterruptedException {
        InetAddress host = address(place);
        for (long start = System.nanoTime();;) {
            try (SSLSocket socket = (SSLSocket) secret.getSocketFactory().createSocket()) {
                socket.connect(new InetSocketAddress(host, place.port()), KNOCK_MILLIS);
                socket.setSoTimeout(KNOCK_MILLIS);
                socket.startHandshake();
                // A handshake that the other side breaks off by hanging up ends without an exception.
                if (socket.getSession().getProtocol().equals(NO_PROTOCOL)) {
                    throw new EOFException("whoever listens there hangs up");
                }
                return socket.getLocalAddress();
            } catch (SSLException stranger) {
                throw new IOException(
                        "whoever listens at " + place + " has another secret (" + stranger.getMessage() + ")",
                        stranger);
            } catch (IOException absent) {
                if (System.nanoTime() - start > patience.toNanos()) {
                    throw new IOException("there is no run at " + place + ": " + absent.getMessage(), absent);
                }
                Thread.sleep(PAUSE_MILLIS);
            }
        }
    }
}
