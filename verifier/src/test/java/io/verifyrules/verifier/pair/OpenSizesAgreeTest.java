package io.verifyrules.verifier.pair;

import io.verifyrules.verifier.OnItsDay;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What is said of random programs with open sizes is what is said of them at each size. */
@Tag("random")
class OpenSizesAgreeTest {

    private static final int LARGEST = 2;
    private final PairCheck check = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);

    /** Steps of a program of a matrix, and of a second one that has as many rows; the sizes may be open. */
    private record Steps(List<Integer> chosen) {

        static Steps random(Random random) {
            return new Steps(random.ints(1 + random.nextInt(3), 0, 9).boxed().toList());
        }

        private static String type(long rows, long columns) {
            return "tensor<" + (rows < 0 ? "?" : rows) + "x" + (columns < 0 ? "?" : columns) + "xi32>";
        }

        /** The text of the program; sizes below 0 are open. */
        String text(int rows, int columns) {
            boolean open = rows < 0;
            StringBuilder text = new StringBuilder("func.func @f(%a: " + type(rows, columns) + ", %b: "
                    + type(rows, columns) + ") -> " + result(rows, columns) + " {\n");
            long n = rows;
            long m = columns;
            String value = "%a";
            String other = "%b";
            for (int i = 0; i < chosen.size(); i++) {
                String before = type(n, m);
                String name = "%" + i;
                text.append("  ").append(name).append(" = ");
                switch (chosen.get(i)) {
                    case 0 -> {
                        long kept = n;
                        n = m;
                        m = kept;
                        text.append("stablehlo.transpose ")
                                .append(value)
                                .append(", dims = [1, 0] : (")
                                .append(before)
                                .append(") -> ")
                                .append(type(n, m));
                        other = "";
                    }
                    case 1, 2 -> text.append("stablehlo.reverse ")
                            .append(value)
                            .append(", dims = [")
                            .append(chosen.get(i) - 1)
                            .append("] : ")
                            .append(before);
                    case 3 -> text.append("stablehlo.add ")
                            .append(value)
                            .append(", ")
                            .append(value)
                            .append(" : ")
                            .append(before);
                    case 4 -> text.append("stablehlo.negate ").append(value).append(" : ").append(before);
                    case 5, 6 -> {
                        int along = chosen.get(i) - 5;
                        n = open || along == 1 ? n : 2 * n;
                        m = open || along == 0 ? m : 2 * m;
                        text.append("stablehlo.concatenate ")
                                .append(value)
                                .append(", ")
                                .append(value)
                                .append(", dim = ")
                                .append(along)
                                .append(" : (")
                                .append(before)
                                .append(", ")
                                .append(before)
                                .append(") -> ")
                                .append(type(n, m));
                        other = "";
                    }
                    default -> {
                        String second = other.isEmpty() ? value : other;
                        text.append("stablehlo.")
                                .append(chosen.get(i) == 7 ? "subtract " : "maximum ")
                                .append(second)
                                .append(", ")
                                .append(value)
                                .append(" : ")
                                .append(before);
                    }
                }
                text.append('\n');
                value = name;
            }
            return text.append("  return ").append(value).append(" : ").append(type(n, m)).append("\n}\n").toString();
        }

        /** Whether an operation has the second input as an operand. */
        boolean usesSecond() {
            return text(1, 1).indexOf("%b", text(1, 1).indexOf('{')) >= 0;
        }

        private String result(int rows, int columns) {
            long n = rows;
            long m = columns;
            for (int step : chosen) {
                long kept = n;
                n = step == 0 ? m : step == 5 && rows >= 0 ? 2 * n : n;
                m = step == 0 ? kept : step == 6 && rows >= 0 ? 2 * m : m;
            }
            return type(n, m);
        }
    }

    private PairVerdict.Kind kind(Steps before, Steps after, int rows, int columns) {
        return check.check(new ProgramPair("f", part(before.text(rows, columns)), part(after.text(rows, columns))))
                .getFirst()
                .kind();
    }

    private static ProgramPair.Part part(String text) {
        Module module = MlirReader.read("f.mlir", text).getFirst();
        return ProgramPair.Part.of(module.functions().getFirst(), module);
    }

    private List<PairVerdict.Kind> atEachSize(Steps before, Steps after) {
        List<PairVerdict.Kind> all = new ArrayList<>();
        for (int rows = 0; rows <= LARGEST; rows++) {
            for (int columns = 0; columns <= LARGEST; columns++) {
                all.add(kind(before, after, rows, columns));
            }
        }
        return all;
    }

    @Test
    @OnItsDay(turn = 1, of = 2)
    void aVerdictOnOpenSizesIsThatOfAllSizes() {
        Random random = new Random(Samples.first(1));
        Map<PairVerdict.Kind, Integer> found = new EnumMap<>(PairVerdict.Kind.class);
        for (int i = 0; i < 60; i++) {
            Steps before = Steps.random(random);
            Steps after = i % 3 == 0 ? before : Steps.random(random);
            PairVerdict.Kind open = kind(before, after, -1, -1);
            found.merge(open, 1, Integer::sum);
            List<PairVerdict.Kind> each = atEachSize(before, after);
            String both = before + " " + after + " " + each;
            switch (open) {
                case EQUAL -> assertThat(each).as(both).containsOnly(PairVerdict.Kind.EQUAL);
                case REFUTED -> {
                    // Of open sizes the second input may have others than the first, where only one program combines them.
                    if (before.usesSecond() == after.usesSecond()) {
                        assertThat(each).as(both)
                                .containsAnyOf(PairVerdict.Kind.REFUTED, PairVerdict.Kind.OTHER_SIGNATURE);
                    }
                }
                default -> assertThat(open).as(both).isEqualTo(PairVerdict.Kind.UNKNOWN);
            }
        }
        assertThat(found).containsKeys(PairVerdict.Kind.EQUAL, PairVerdict.Kind.REFUTED);
    }
}
