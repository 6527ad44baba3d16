package io.verifyrules.verifier.serve.http;

import io.verifyrules.verifier.serve.protocol.Service;
import java.time.Duration;
import java.util.Map;

/**
 * The limits of what pages may cost.
 *
 * @param requestBytes   the length of a request
 * @param atATime        how many requests are answered at a time
 * @param ofPage         how many of one page
 * @param perSecond      how many requests of one address are let in each second, in the long run; 0 for any number
 * @param burst          how many at once
 * @param seconds        how long an answer may take
 */
public record Limits(int requestBytes, int atATime, int ofPage, int perSecond, int burst,
        Map<Service.Weight, Duration> seconds) {

    public Limits {
        seconds = Map.copyOf(seconds);
    }

    /** For the one who started the server. */
    public static final Limits OF_USER = new Limits(1 << 20, 512, 24, 0, 0,
            Map.of(Service.Weight.QUICK, Duration.ofSeconds(90), Service.Weight.CHECK, Duration.ofSeconds(90),
                    Service.Weight.SEARCH, Duration.ofSeconds(90)));

    /** For everybody. */
    public static final Limits OF_PUBLIC = new Limits(1 << 18, 256, 12, 20, 60,
            Map.of(Service.Weight.QUICK, Duration.ofSeconds(10), Service.Weight.CHECK, Duration.ofSeconds(30),
                    Service.Weight.SEARCH, Duration.ofSeconds(40)));

    /** The time that an answer may take. */
    public Duration within(Service.Weight weight) {
        return seconds.getOrDefault(weight, Duration.ofMinutes(1));
    }
}
