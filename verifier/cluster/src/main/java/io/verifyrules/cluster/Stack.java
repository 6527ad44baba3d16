package io.verifyrules.cluster;

import io.verifyrules.verifier.json.work.WorkMessage;
import io.verifyrules.verifier.work.ClusterPlace;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.net.ssl.SSLContext;
import org.jgroups.BytesMessage;
import org.jgroups.JChannel;
import org.jgroups.Message;
import org.jgroups.protocols.BARRIER;
import org.jgroups.protocols.FD_ALL3;
import org.jgroups.protocols.FRAG4;
import org.jgroups.protocols.MERGE3;
import org.jgroups.protocols.MFC;
import org.jgroups.protocols.TCP;
import org.jgroups.protocols.TCPPING;
import org.jgroups.protocols.UFC;
import org.jgroups.protocols.UNICAST3;
import org.jgroups.protocols.VERIFY_SUSPECT2;
import org.jgroups.protocols.pbcast.GMS;
import org.jgroups.protocols.pbcast.NAKACK2;
import org.jgroups.protocols.pbcast.STABLE;
import org.jgroups.util.TLSClientAuth;

/**
 * The protocols between members: TLS over TCP, where the run listens and workers look for it. Who does not answer for some seconds is
 * taken for gone; parts of a network that was cut find each other again.
 */
final class Stack {

    private static final String NAME = "verify-rules";
    /** Held for as long as the process lives, as a logger that nobody holds loses its level. */
    private static final Logger LOG = Logger.getLogger("org.jgroups");
    private static final long GONE_MILLIS = 10_000;
    private static final long BEAT_MILLIS = 2000;
    private static final long MERGE_MILLIS = 3000;
    private static final long JOIN_MILLIS = 3000;
    private static final int FRAGMENT_BYTES = 60_000;

    private Stack() {
    }

    /**
     * A member.
     *
     * @param own  the address at which it listens
     * @param port  where it listens
     * @param ports how many further ports may be tried
     */
    static JChannel channel(ClusterPlace place, SSLContext secret, InetAddress own, int port, int ports, String name)
            throws IOException {
        // What goes wrong in here is told in the words of the program.
        LOG.setLevel(Level.OFF);
        try {
            TCP tcp = new TCP();
            tcp.setBindAddress(own).setBindPort(port).setPortRange(ports);
            tcp.enableSuspectEvents(true);
            tcp.tls().enabled(true).setSSLContext(secret).setClientAuth(TLSClientAuth.NEED);
            TCPPING meeting = new TCPPING();
            meeting.initialHosts(List.of(new InetSocketAddress(place.host(), place.port())));
            meeting.setPortRange(0);
            return new JChannel(tcp, meeting,
                    new MERGE3().setMinInterval(MERGE_MILLIS).setMaxInterval(2 * MERGE_MILLIS),
                    new FD_ALL3().setTimeout(GONE_MILLIS).setInterval(BEAT_MILLIS), new VERIFY_SUSPECT2(),
                    new BARRIER(), new NAKACK2().useMcastXmit(false), new UNICAST3(), new STABLE(),
                    new GMS().printLocalAddress(false).setJoinTimeout(JOIN_MILLIS), new UFC(), new MFC(),
                    new FRAG4().setFragSize(FRAGMENT_BYTES)).name(name);
        } catch (Exception impossible) {
            throw new IOException(impossible.getMessage(), impossible);
        }
    }

    static void connect(JChannel channel) throws IOException {
        try {
            channel.connect(NAME);
        } catch (Exception impossible) {
            channel.close();
            throw new IOException(reason(impossible), impossible);
        }
    }

    private static String reason(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause.getMessage() == null ? cause.toString() : cause.getMessage();
    }

    /** A message, which is nothing but text: no object of another process is ever read. */
    static Message message(WorkMessage message) {
        return new BytesMessage(null, message.line().getBytes(StandardCharsets.UTF_8));
    }

    static Optional<WorkMessage> read(Message message) {
        return message instanceof BytesMessage bytes && bytes.hasArray()
                ? WorkMessage
                        .of(new String(bytes.getArray(), bytes.getOffset(), bytes.getLength(), StandardCharsets.UTF_8))
                : Optional.empty();
    }
}
