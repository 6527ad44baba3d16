package io.verifyrules.bench;

import io.verifyrules.verifier.verify.Pipeline;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * How everything grows: for families of rules, the time of all that the command does with a rule (declared, verified,
 * written, read, printed) at growing sizes, and the exponent of that growth. It fails if one grows faster than with the
 * square of the size, takes too long, or ends in another verdict than its rules deserve.
 */
public final class ScalingFamilies {

    private static final double MOST_EXPONENT = 2;
    private static final double MOST_MILLISECONDS = 10_000;
    /** What takes longer is measured once. */
    private static final double WORTH_REPEATING = 1_000;
    private static final int RUNS = 3;
    private static final int WARM_UP = 10;
    private static final String ALL = "all";
    private static final String LINE = "%-42s %-28s %-46s %8s  %s%n";
    private static final Duration GIVEN_UP = Duration.ofSeconds(30);

    private ScalingFamilies() {
    }

    /**
     * Runs the benchmark, each family in a process of its own: what does not end must not weigh on the next.
     *
     * @param arguments the last one names a family, or says {@code all}
     */
    public static void main(String[] arguments) throws InterruptedException, IOException {
        String wanted = arguments.length > 0 ? arguments[arguments.length - 1] : ALL;
        Optional<ScalingFamily> one = Families.all()
                .stream()
                .filter(family -> family.name().equals(wanted))
                .findFirst();
        if (one.isPresent()) {
            System.exit(alone(one.get()) ? 0 : 1);
        }
        System.out.printf(Locale.ROOT, LINE, "family", "sizes", "milliseconds", "exponent", "verdict");
        boolean good = true;
        for (ScalingFamily family : Families.all()) {
            if (wanted.equals(ALL) || family.name().startsWith(wanted)) {
                good &= new ProcessBuilder(command(family.name())).inheritIO().start().waitFor() == 0;
            }
        }
        System.exit(good ? 0 : 1);
    }

    private static List<String> command(String family) {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(
                List.of("-classpath", System.getProperty("java.class.path"), ScalingFamilies.class.getName(), family));
        return command;
    }

    private static boolean alone(ScalingFamily family) throws InterruptedException {
        List<String> failures = measure(family, smallest());
        failures.forEach(failure -> System.out.println("FAILED  " + failure));
        return failures.isEmpty();
    }

    /** Milliseconds that a rule of one operator takes, once the machine is warm. */
    private static double smallest() {
        Measured measured = new Measured(Families.smallest(), Pipeline.forgetful());
        List<Long> times = new ArrayList<>();
        for (int run = 0; run < WARM_UP + RUNS; run++) {
            times.add(measured.at(1).nanoseconds());
        }
        return CorpusTimes.median(times.subList(WARM_UP, times.size())) / 1e6;
    }

    private static List<String> measure(ScalingFamily family, double constant) throws InterruptedException {
        Measured measured = new Measured(family, Pipeline.forgetful());
        List<Growth.Point> points = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        for (int size : family.sizes()) {
            try {
                double milliseconds = measure(measured, size, failures);
                points.add(new Growth.Point(size, milliseconds));
                if (milliseconds > MOST_MILLISECONDS) {
                    failures.add(String.format(Locale.ROOT, "%s, size %d: %.1f s", family.name(), size,
                            milliseconds / 1000));
                    break;
                }
            } catch (Watched.GivenUp givenUp) {
                failures.add(family.name() + ", size " + size + ": " + givenUp.getMessage());
                break;
            }
        }
        OptionalDouble exponent = points.isEmpty() ? OptionalDouble.empty() : new Growth(constant, points).exponent();
        if (exponent.isPresent() && exponent.getAsDouble() > MOST_EXPONENT) {
            failures.add(String.format(Locale.ROOT, "%s: exponent %.1f", family.name(), exponent.getAsDouble()));
        }
        System.out.printf(Locale.ROOT, LINE, family.name(),
                points.stream().map(point -> Integer.toString(point.size())).collect(Collectors.joining(" ")),
                points.stream()
                        .map(point -> Long.toString(Math.round(point.milliseconds())))
                        .collect(Collectors.joining(" ")),
                exponent.isPresent() ? String.format(Locale.ROOT, "%.1f", exponent.getAsDouble()) : "-",
                failures.isEmpty() ? family.expected() : "*** " + failures.size() + " failed ***");
        return failures;
    }

    /** The median of a few runs. */
    private static double measure(Measured measured, int size, List<String> failures)
            throws Watched.GivenUp, InterruptedException {
        Measured.Result result = Watched.within(GIVEN_UP, () -> measured.at(size));
        List<Long> times = new ArrayList<>(List.of(result.nanoseconds()));
        while (times.size() < RUNS && times.getFirst() / 1e6 < WORTH_REPEATING) {
            times.add(Watched.within(GIVEN_UP, () -> measured.at(size)).nanoseconds());
        }
        ScalingFamily family = measured.family();
        if (!result.verdicts().equals(List.of(family.expected()))) {
            failures.add(family.name() + ", size " + size + ": expected " + family.expected() + ", found "
                    + result.verdicts());
        }
        return CorpusTimes.median(times) / 1e6;
    }
}
