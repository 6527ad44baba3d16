package io.verifyrules.verifier.pair;

import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is said of random programs of {@code arith}, {@code linalg}, {@code tensor} and {@code tosa} with open sizes is what is said of
 * them at each size. A program whose sizes do not agree is undefined: where it is the first one, the second one may do anything.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
class OpenVectorsAgreeTest {

    private static final int LARGEST = 3;
    /** Three steps that each want so many elements are defined for more of them. */
    private static final int LARGEST_DIFFERENCE = 5;
    private static final String OPEN = "tensor<?xi32>";
    private static final String GENERIC = "linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, "
            + "affine_map<(i) -> (i)>], iterator_types = [\"parallel\"]} ins(V, %b : T, T) outs(V : T) {\n"
            + "^bb0(%xN: i32, %yN: i32, %oN: i32):\n";
    /** Steps of a program: V is the value so far, R the next one, N a number of its own, and T the type of a vector. */
    private static final List<String> STEPS = List.of("R = arith.addi V, %a : T", "R = arith.subi %b, V : T",
            "R = " + GENERIC + "%sN = arith.addi %xN, %yN : i32\nlinalg.yield %sN : i32\n} -> T",
            "R = " + GENERIC + "linalg.yield %xN : i32\n} -> T", "R = " + GENERIC + "linalg.yield %yN : i32\n} -> T",
            "%cN = tensor.cast V : T to tensor<2xi32>\nR = tensor.cast %cN : tensor<2xi32> to T",
            "%dN = tensor.dim V, %zero : T\n%lN = arith.subi %dN, %one : index\n"
                    + "R = tensor.extract_slice V[1] [%lN] [1] : T to T",
            "R = \"tensor.concat\"(V, %a) {dim = 0 : i64} : (T, T) -> T",
            "R = \"tensor.concat\"(%a, V) {dim = 0 : i64} : (T, T) -> T",
            "%cN = tensor.extract_slice V[0] [2] [1] : T to tensor<2xi32>\nR = tensor.cast %cN : tensor<2xi32> to T",
            "%dN = tensor.dim %a, %zero : T\nR = tensor.insert_slice %a into V[0] [%dN] [1] : T into T",
            "R = tensor.pad V low[1] high[0] {\n^bb0(%iN: index):\ntensor.yield %seven : i32\n} : T to T",
            "R = \"tosa.reverse\"(V) {axis = 0 : i32} : (T) -> T",
            "%dN = tensor.dim %b, %zero : T\n%eN = tensor.empty(%dN) : T\n"
                    + "R = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = [\"parallel\"]} "
                    + "outs(%eN : T) {\n^bb0(%oN: i32):\n%iN = linalg.index 0 : index\n"
                    + "%vN = tensor.extract V[%iN] : T\nlinalg.yield %vN : i32\n} -> T",
            "%dN = tensor.dim V, %zero : T\n%eN = tensor.empty(%dN) : T\n"
                    + "R = linalg.fill ins(%seven : i32) outs(%eN : T) -> T",
            "%cN = tensor.extract V[%one] : T\nR = tensor.insert %cN into V[%zero] : T");

    private final PairCheck check = new PairCheck(new Pipeline(),
            new VerifyOptions(List.of(), 200_000, Duration.ofMillis(400), Optional.empty()));

    /** The text of a program whose arguments have these sizes; where there are none, they are open. */
    private static String text(List<Integer> chosen, Optional<List<Integer>> sizes) {
        StringBuilder text = new StringBuilder("func.func @f(%p: " + type(sizes, 0) + ", %q: " + type(sizes, 1)
                + ") -> " + OPEN + " {\n%zero = arith.constant 0 : index\n%one = arith.constant 1 : index\n"
                + "%seven = arith.constant 7 : i32\n%a = tensor.cast %p : " + type(sizes, 0) + " to " + OPEN
                + "\n%b = tensor.cast %q : " + type(sizes, 1) + " to " + OPEN + "\n");
        String value = "%a";
        for (int i = 0; i < chosen.size(); i++) {
            String next = "%r" + i;
            text.append(STEPS.get(chosen.get(i))
                    .replace("V", value)
                    .replace("R = ", next + " = ")
                    .replace("N", String.valueOf(i))
                    .replace("T", OPEN)).append('\n');
            value = next;
        }
        return text.append("return ").append(value).append(" : ").append(OPEN).append("\n}\n").toString();
    }

    private static String type(Optional<List<Integer>> sizes, int argument) {
        return sizes.map(all -> "tensor<" + all.get(argument) + "xi32>").orElse(OPEN);
    }

    private PairVerdict.Kind kind(List<Integer> before, List<Integer> after, Optional<List<Integer>> sizes) {
        return check.check(new ProgramPair("f", part(text(before, sizes)), part(text(after, sizes)))).getFirst().kind();
    }

    private static ProgramPair.Part part(String text) {
        Module module = MlirReader.read("f.mlir", text).getFirst();
        return ProgramPair.Part.of(module.functions().getFirst(), module);
    }

    private Stream<PairVerdict.Kind> atEachSize(List<Integer> before, List<Integer> after, int largest) {
        return IntStream.rangeClosed(0, largest)
                .boxed()
                .flatMap(some -> IntStream.rangeClosed(0, largest)
                        .mapToObj(other -> kind(before, after, Optional.of(List.of(some, other)))));
    }

    private static List<Integer> random(Random random) {
        return random.ints(1 + random.nextInt(3), 0, STEPS.size()).boxed().toList();
    }

    /** Another program: the same one, one with a step more that may be undefined, one with two steps changed, or any other. */
    private static List<Integer> other(List<Integer> before, Random random) {
        List<Integer> after = new ArrayList<>(before);
        switch (random.nextInt(5)) {
            case 0 -> after.add(random.nextInt(after.size() + 1), 3);
            case 1 -> after.add(random.nextInt(after.size() + 1), 5);
            case 2 -> after.add(0, 12);
            case 3 -> after.set(random.nextInt(after.size()), random.nextInt(STEPS.size()));
            default -> {
                return random(random);
            }
        }
        return random.nextBoolean() ? after : List.copyOf(after);
    }

    @Test
    @OnItsDay(turn = 0, of = 2)
    void aVerdictOnOpenVectorsIsThatOfAllSizes() {
        Random random = new Random(Samples.first(1));
        Map<PairVerdict.Kind, Integer> found = new EnumMap<>(PairVerdict.Kind.class);
        for (int i = 0; i < 80; i++) {
            List<Integer> some = random(random);
            List<Integer> others = other(some, random);
            List<Integer> before = random.nextBoolean() ? some : others;
            List<Integer> after = before.equals(some) ? others : some;
            PairVerdict.Kind open = kind(before, after, Optional.empty());
            found.merge(open, 1, Integer::sum);
            String both = open + " " + before + " " + after;
            switch (open) {
                case EQUAL -> assertThat(atEachSize(before, after, LARGEST)).as(both)
                        .doesNotContain(PairVerdict.Kind.REFUTED, PairVerdict.Kind.AFTER_IS_INVALID);
                case REFUTED -> assertThat(atEachSize(before, after, LARGEST_DIFFERENCE).anyMatch(
                        each -> each == PairVerdict.Kind.REFUTED || each == PairVerdict.Kind.AFTER_IS_INVALID)).as(both)
                        .isTrue();
                case ALWAYS_UNDEFINED, BEFORE_IS_INVALID -> assertThat(atEachSize(before, after, LARGEST)).as(both)
                        .isSubsetOf(PairVerdict.Kind.BEFORE_IS_INVALID, PairVerdict.Kind.ALWAYS_UNDEFINED);
                default -> assertThat(open).as(both)
                        .isIn(PairVerdict.Kind.UNKNOWN, PairVerdict.Kind.NOT_READ, PairVerdict.Kind.AFTER_IS_INVALID);
            }
        }
        assertThat(found).containsKeys(PairVerdict.Kind.EQUAL, PairVerdict.Kind.REFUTED);
    }
}
