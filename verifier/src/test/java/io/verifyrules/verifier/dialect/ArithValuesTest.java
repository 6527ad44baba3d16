package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.value.ElementValue;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/** Operations of {@code arith} on all pairs of integers with four bits, against the same operations of Java. */
class ArithValuesTest {

    private static final int BITS = 4;
    private static final int COUNT = 16;
    private static final int POISON = 1000;
    private static final int UNDEFINED = 2000;

    private static int signed(int value) {
        return (value & 7) - (value & 8);
    }

    private static int unsigned(int value) {
        return value & 15;
    }

    /** A result that is poison where it has more bits, as the flags say. */
    private static IntBinaryOperator flagged(IntBinaryOperator operator, boolean nsw, boolean nuw) {
        return (a, b) -> {
            int exact = operator.applyAsInt(signed(a), signed(b));
            int positive = operator.applyAsInt(unsigned(a), unsigned(b));
            return (nsw && exact != signed(exact)) || (nuw && positive != unsigned(positive)) ? POISON : exact;
        };
    }

    private static IntBinaryOperator shifted(IntBinaryOperator operator) {
        return (a, b) -> unsigned(b) >= BITS ? POISON : operator.applyAsInt(a, unsigned(b));
    }

    private static IntBinaryOperator divided(boolean signed, IntBinaryOperator operator) {
        return (a, b) -> {
            int left = signed ? signed(a) : unsigned(a);
            int right = signed ? signed(b) : unsigned(b);
            return right == 0 || (signed && left == -8 && right == -1) ? UNDEFINED : operator.applyAsInt(left, right);
        };
    }

    private static IntBinaryOperator rest(boolean signed) {
        return (a, b) -> {
            int right = signed ? signed(b) : unsigned(b);
            return right == 0 ? UNDEFINED : (signed ? signed(a) : unsigned(a)) % right;
        };
    }

    static Stream<Arguments> operations() {
        return Stream.of(arguments("addi", "", flagged(Integer::sum, false, false)),
                arguments("addi", "overflow<nsw>", flagged(Integer::sum, true, false)),
                arguments("addi", "overflow<nuw>", flagged(Integer::sum, false, true)),
                arguments("subi", "", flagged((a, b) -> a - b, false, false)),
                arguments("subi", "overflow<nsw>", flagged((a, b) -> a - b, true, false)),
                arguments("subi", "overflow<nuw>", flagged((a, b) -> a - b, false, true)),
                arguments("muli", "", flagged((a, b) -> a * b, false, false)),
                arguments("muli", "overflow<nsw>", flagged((a, b) -> a * b, true, false)),
                arguments("muli", "overflow<nuw>", flagged((a, b) -> a * b, false, true)),
                arguments("muli", "overflow<nsw, nuw>", flagged((a, b) -> a * b, true, true)),
                arguments("shli", "", shifted((a, b) -> a << b)),
                arguments("shli", "overflow<nsw>",
                        shifted((a, b) -> signed(a) << b == signed(signed(a) << b) ? a << b : POISON)),
                arguments("shli", "overflow<nuw>",
                        shifted((a, b) -> unsigned(a) << b == unsigned(unsigned(a) << b) ? a << b : POISON)),
                arguments("shrsi", "", shifted((a, b) -> signed(a) >> b)),
                arguments("shrsi", "exact",
                        shifted((a, b) -> signed(a) >> b << b == signed(a) ? signed(a) >> b : POISON)),
                arguments("shrui", "", shifted((a, b) -> unsigned(a) >> b)),
                arguments("shrui", "exact",
                        shifted((a, b) -> unsigned(a) >> b << b == unsigned(a) ? unsigned(a) >> b : POISON)),
                arguments("divsi", "", divided(true, (a, b) -> a / b)),
                arguments("divsi", "exact", divided(true, (a, b) -> a % b == 0 ? a / b : POISON)),
                arguments("divui", "", divided(false, (a, b) -> a / b)),
                arguments("divui", "exact", divided(false, (a, b) -> a % b == 0 ? a / b : POISON)),
                arguments("floordivsi", "", divided(true, Math::floorDiv)),
                arguments("ceildivsi", "", divided(true, Math::ceilDiv)),
                arguments("ceildivui", "", divided(false, Math::ceilDiv)), arguments("remsi", "", rest(true)),
                arguments("remui", "", rest(false)), arguments("andi", "", (IntBinaryOperator) (a, b) -> a & b),
                arguments("ori", "", (IntBinaryOperator) (a, b) -> a | b),
                arguments("xori", "", (IntBinaryOperator) (a, b) -> a ^ b),
                arguments("maxsi", "", (IntBinaryOperator) (a, b) -> Math.max(signed(a), signed(b))),
                arguments("minsi", "", (IntBinaryOperator) (a, b) -> Math.min(signed(a), signed(b))),
                arguments("maxui", "", (IntBinaryOperator) (a, b) -> Math.max(unsigned(a), unsigned(b))),
                arguments("minui", "", (IntBinaryOperator) (a, b) -> Math.min(unsigned(a), unsigned(b))));
    }

    @ParameterizedTest
    @MethodSource("operations")
    void haveTheValuesPoisonAndUndefinedBehaviourOfIntegers(String name, String flags, IntBinaryOperator expected) {
        String type = "tensor<" + COUNT * COUNT + "xi4>";
        Read read = Read.of("func.func @f() -> " + type + " {\n  %x = arith.constant dense<[" + numbers(i -> i / COUNT)
                + "]> : " + type + "\n  %y = arith.constant dense<[" + numbers(i -> i % COUNT) + "]> : " + type
                + "\n  %r = arith." + name + " %x, %y " + flags + " : " + type + "\n  return %r : " + type + "\n}\n");
        for (int i = 0; i < COUNT * COUNT; i++) {
            int wanted = expected.applyAsInt(i / COUNT, i % COUNT);
            String of = name + " " + flags + " of " + i / COUNT + " and " + i % COUNT;
            assertThat(read.isUndefined(i)).as(of + " is undefined").isEqualTo(wanted == UNDEFINED);
            if (wanted != UNDEFINED) {
                assertThat(read.isPoison(i)).as(of + " is poison").isEqualTo(wanted == POISON);
            }
            if (wanted < POISON) {
                assertThat(read.value(i)).as(of).isEqualTo(signed(wanted));
            }
        }
    }

    private static String numbers(IntUnaryOperator number) {
        return IntStream.range(0, COUNT * COUNT)
                .map(number)
                .map(ArithValuesTest::signed)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", "));
    }

    /** A result with all that is said of it. */
    private record Read(List<ElementValue> values, List<ElementValue> poison, List<List<ElementValue>> undefined) {

        static Read of(String text) {
            Module module = MlirReader.read("test.mlir", text).getFirst();
            Positions positions = new Positions(new RankClass("d", RankClass.RankBound.SINGLETON));
            Tables tables = new Tables(positions, Input::of);
            Functions functions = new Functions(Reading.STATED, Spelling.FOR_PROOFS, Unrolling.NONE, positions, tables,
                    (sizes, element, neutral) -> new Movement(positions).repeated(neutral, sizes), Map.of(),
                    Dialects.operations());
            Denoted result = functions.results(module.functions().getLast(), List.of()).getFirst();
            return new Read(elements(result.tensor(), positions, tables),
                    result.gaps().map(gaps -> elements(gaps.where(), positions, tables)).orElse(List.of()),
                    functions.undefined()
                            .stream()
                            .map(condition -> elements(condition.tensor(), positions, tables))
                            .toList());
        }

        private static List<ElementValue> elements(TensorExpr tensor, Positions positions, Tables tables) {
            return Tables.elements(positions, List.of(COUNT * COUNT),
                    Closed.evaluated(tensor, positions, tables.values()).orElseThrow());
        }

        private int value(int place) {
            return ((ElementValue.Word) values.get(place)).value().intValueExact();
        }

        private boolean isPoison(int place) {
            return !poison.isEmpty() && poison.get(place).equals(new ElementValue.Truth(true));
        }

        private boolean isUndefined(int place) {
            return undefined.stream().anyMatch(each -> each.get(place).equals(new ElementValue.Truth(true)));
        }
    }
}
