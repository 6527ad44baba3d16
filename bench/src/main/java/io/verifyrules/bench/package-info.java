/**
 * How long things take: whole collections, rule by rule, and families of rules whose size grows.
 *
 * <ul>
 * <li>{@link CorpusBenchmark}: the rules of a collection, several times; {@code CorpusTimes} says what was slow.
 * <li>{@code ScalingFamilies}: the {@code Families}, each at rising sizes; {@code Growth} is the exponent.
 * <li>{@link EditBenchmark}: one rule of a file, edited again and again; {@link SecondRun}: a run that knows all results.
 * <li>{@link GeneralizationBenchmark}: whether the conditions of a collection are found again, or weaker ones.
 * <li>{@link CandidatesBenchmark}: whether what mutation shows to be more general is found as well.
 * <li>{@link WatchRecording}: no measurement, but the picture of a session in the documentation.
 * <li>{@link Manual}: no measurement either, but what the pages for {@code man} are made of.
 * <li>{@code Libraries}: whether the application is put together from the libraries that were looked at.
 * <li>{@code ReductionCurve}: what reductions cost, as they get longer.
 * </ul>
 *
 * {@snippet lang=java :
 * import java.util.List;
 * import java.util.stream.Stream;
 *
 * List<Growth.Point> square = Stream.of(10, 20, 40, 80).map(n -> new Growth.Point(n, 3.0 * n * n)).toList();
 * double exponent = new Growth(0, square).exponent().orElseThrow();
 * assert Math.abs(exponent - 2) < 0.001 : "the time grows with the square of the size";
 * }
 *
 * <p>Imports the verifier as its users do ({@code verify}, {@code verdict}, {@code report}, {@code json.rule}, {@code script}, {@code mutation}, {@code generalize},
 * {@code cli}) and the
 * language but for {@code diagnostic} and {@code graph}. Used by nobody; its module puts the application together.
 */
@NullMarked
package io.verifyrules.bench;

import org.jspecify.annotations.NullMarked;
