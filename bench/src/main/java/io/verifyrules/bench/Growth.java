package io.verifyrules.bench;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How a time grows with a size: as {@code size ^ exponent}. What every rule costs, however small, is subtracted; times that
 * are lost in noise say nothing.
 *
 * @param constant milliseconds that the smallest of rules takes, measured like the points. The time of the first size is no
 *                 measure of it: that one grows as well, and a difference of two such times is mostly noise
 * @param points   the sizes measured, rising
 */
record Growth(double constant, List<Point> points) {

    /** Shorter times vary by as much as they are: the same rule took 40 to 120 ms in runs on a machine with other work. */
    static final double NOISE_MILLISECONDS = 100;

    /** A size and its time. */
    record Point(int size, double milliseconds) {}

    Growth {
        points = List.copyOf(points);
    }

    /** The exponent, fitted to the upper half of the sizes; none if fewer than two of them took long enough to tell. */
    OptionalDouble exponent() {
        List<Point> upper = points.subList(points.size() / 2, points.size())
                .stream()
                .map(point -> new Point(point.size(), point.milliseconds() - constant))
                .filter(point -> point.milliseconds() >= NOISE_MILLISECONDS)
                .toList();
        if (upper.size() < 2) {
            return OptionalDouble.empty();
        }
        double meanX = upper.stream().mapToDouble(point -> Math.log(point.size())).average().orElseThrow();
        double meanY = upper.stream().mapToDouble(point -> Math.log(point.milliseconds())).average().orElseThrow();
        double covariance = 0;
        double variance = 0;
        for (Point point : upper) {
            double x = Math.log(point.size()) - meanX;
            covariance += x * (Math.log(point.milliseconds()) - meanY);
            variance += x * x;
        }
        return OptionalDouble.of(covariance / variance);
    }
}
