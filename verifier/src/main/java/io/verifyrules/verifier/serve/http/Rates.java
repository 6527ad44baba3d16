package io.verifyrules.verifier.serve.http;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;

/** How many requests each address has left: a bucket that fills up again. Safe for use by several threads. */
final class Rates {

    private static final int MOST_ADDRESSES = 10_000;
    private static final double NANOS = 1e9;

    private record Bucket(double left, long at) {}

    private final int perSecond;
    private final int burst;
    /** The address that asked longest ago is forgotten first; by then its bucket is most likely full. */
    private final Map<InetAddress, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<InetAddress, Bucket> eldest) {
            return size() > MOST_ADDRESSES;
        }
    };

    Rates(int perSecond, int burst) {
        this.perSecond = perSecond;
        this.burst = burst;
    }

    /** Whether the address may ask once more now. */
    boolean admits(InetAddress address, long now) {
        return perSecond == 0 || takes(address, now);
    }

    private synchronized boolean takes(InetAddress address, long now) {
        Bucket before = buckets.getOrDefault(address, new Bucket(burst, now));
        double left = Math.min(burst, before.left() + (now - before.at()) / NANOS * perSecond);
        buckets.put(address, new Bucket(left < 1 ? left : left - 1, now));
        return left >= 1;
    }
}
