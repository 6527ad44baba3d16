package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a solver is told of functions is so: the interpreter, which knows no axioms, finds no numbers that contradict one. */
class AxiomsTest {

    private static final List<TensorExpr> VALUES = Stream
            .of(whole(0), whole(1), whole(-1), whole(2), whole(-2), whole(3), whole(-4), whole(10), whole(-17),
                    fraction(1, 2), fraction(-1, 2), fraction(1, 3), fraction(-5, 3), fraction(7, 4), fraction(-1, 100),
                    fraction(1, 1000), fraction(22, 7), fraction(-157, 50))
            .toList();

    private static TensorExpr whole(long value) {
        return Constant.of(Element.of(value, ElementType.REAL), Shape.scalar());
    }

    private static TensorExpr fraction(long numerator, long denominator) {
        return whole(numerator).div(whole(denominator));
    }

    static Stream<Axiom> axioms() {
        return Axioms.ALL.stream();
    }

    private static ElementValue value(TensorExpr expression, UndefinedValues undefined) {
        Evaluation value = new Interpreter(
                new RuleInstance(ElementType.REAL, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), undefined))
                .evaluate(expression);
        return ((Evaluation.Valid) value).tensor().elements().values().iterator().next();
    }

    private static List<List<TensorExpr>> tuples(int arity) {
        List<List<TensorExpr>> all = new ArrayList<>(List.of(List.of()));
        for (int i = 0; i < arity; i++) {
            all = all.stream()
                    .flatMap(
                            some -> VALUES.stream().map(more -> Stream.concat(some.stream(), Stream.of(more)).toList()))
                    .toList();
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("axioms")
    void noNumbersContradictAnAxiom(Axiom axiom) {
        Set<ElementValue> seen = new HashSet<>();
        List<Formula> symbols = IntStream.range(0, axiom.arity())
                .<Formula>mapToObj(i -> new Formula.Symbol("x" + i, Sort.REAL))
                .toList();
        for (List<TensorExpr> numbers : tuples(axiom.arity())) {
            Map<Formula, TensorExpr> known = new HashMap<>();
            IntStream.range(0, symbols.size()).forEach(i -> known.put(symbols.get(i), numbers.get(i)));
            ElementValue truth = value(new Reading(known).of(axiom.statement().apply(symbols)), UndefinedValues.NONE);
            assertThat(truth).as("%s of %s", axiom.law(), numbers).isNotEqualTo(new ElementValue.Truth(false));
            seen.add(truth);
        }
        assertThat(seen).as("some of the numbers are certain").contains(new ElementValue.Truth(true));
    }

    @Test
    void numbersWouldContradictWhatIsWrong() {
        Formula x = new Formula.Symbol("x", Sort.REAL);
        Formula even = Formula.equal(RealTerms.applied(UnaryOperator.SIN, Formula.negative(x)),
                RealTerms.applied(UnaryOperator.SIN, x));
        Formula anywhere = Formula.equal(RealTerms.applied(UnaryOperator.EXP, RealTerms.applied(UnaryOperator.LOG, x)),
                x);
        for (Formula wrong : List.of(even, anywhere)) {
            assertThat(VALUES.stream()
                    .map(number -> value(new Reading(new HashMap<>(Map.of(x, number))).of(wrong),
                            UndefinedValues.NONE)))
                    .contains(new ElementValue.Truth(false));
        }
    }

    @Test
    void eachAxiomIsStatedOnceAndEachStatementHasAName() {
        assertThat(Axioms.ALL).filteredOn(axiom -> !RegisteredAxioms.ALL.contains(axiom))
                .extracting(Axiom::law)
                .doesNotHaveDuplicates();
        assertThat(Axioms.ALL.stream().map(Axiom::law).distinct()).containsExactlyInAnyOrderElementsOf(Law.axioms());
    }

    @Test
    void theDocumentationListsEachAxiomWithItsStatementItsDomainAndItsSource() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("..", "docs", "theory", "elements.md"))
                .stream()
                .dropWhile(line -> !line.startsWith("| axiom |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertThat(rows).hasSameSizeAs(Law.axioms());
        int place = 0;
        for (Law law : Law.axioms()) {
            String[] cells = rows.get(place++).split(" \\| ", -1);
            String domain = cells[2].equals("all") ? "" : " where " + cells[2].replace("`", "");
            assertThat(cells[0]).isEqualTo("| `" + law.label() + "`");
            assertThat(cells[1].replace("`", "") + domain).isEqualTo(law.statement());
            assertThat(cells[3]).hasSizeGreaterThan(4);
        }
    }

    @Test
    void aTheoryUsesTheAxiomsThatItIsLeftWith() {
        ElementTheory reals = ElementTheories.of(ElementType.REAL, false);
        assertThat(reals.laws()).containsAll(Law.axioms());
        ElementTheory some = reals.having(Set.of(Law.LOG_EXP));
        assertThat(some.laws()).contains(Law.LOG_EXP, Law.ADD_COMMUTES).doesNotContain(Law.EXP_ADD);
    }

    /** A formula about reals as an expression, which the interpreter computes. */
    private record Reading(Map<Formula, TensorExpr> known) {

        TensorExpr of(Formula formula) {
            TensorExpr before = known.get(formula);
            if (before != null) {
                return before;
            }
            TensorExpr read = read(formula);
            known.put(formula, read);
            return read;
        }

        private TensorExpr read(Formula formula) {
            return switch (formula) {
                case Formula.RealNumber number -> whole(number.value().longValueExact());
                case Formula.Truth truth -> Constant.of(Element.of(truth.value()), Shape.scalar());
                case Formula.Call call -> call(call.function(), call.arguments().stream().map(this::of).toList());
                case Formula.Apply apply -> apply(apply, apply.arguments().stream().map(this::of).toList());
                default -> throw new AssertionError(formula);
            };
        }

        private static TensorExpr call(String function, List<TensorExpr> operands) {
            return operands.size() == 1
                    ? Unary.of(Stream.of(UnaryOperator.values())
                            .filter(operator -> operator.symbol().equals(function))
                            .findFirst()
                            .orElseThrow(), operands.getFirst())
                    : Binary.of(Stream.of(BinaryOperator.values())
                            .filter(operator -> operator.symbol().equals(function))
                            .findFirst()
                            .orElseThrow(), operands.getFirst(), operands.getLast());
        }

        private static TensorExpr apply(Formula.Apply apply, List<TensorExpr> operands) {
            return switch (apply.operator()) {
                case ADD -> operands.stream().reduce(TensorExpr::plus).orElseThrow();
                case MULTIPLY -> operands.stream().reduce(TensorExpr::times).orElseThrow();
                case DIVIDE -> operands.getFirst().div(operands.getLast());
                case FLOOR -> Unary.of(UnaryOperator.FLOOR, operands.getFirst());
                case REAL -> operands.getFirst();
                case AT_MOST -> Compare.of(Relation.LE, operands.getFirst(), operands.getLast());
                case EQUAL -> Compare.of(Relation.EQ, operands.getFirst(), operands.getLast());
                case AND -> operands.stream().reduce((a, b) -> Binary.of(BinaryOperator.AND, a, b)).orElseThrow();
                case OR -> operands.stream().reduce((a, b) -> Binary.of(BinaryOperator.OR, a, b)).orElseThrow();
                case NOT -> operands.getFirst().not();
                case CHOOSE -> Select.of(operands.get(0), operands.get(1), operands.get(2));
                default -> throw new AssertionError(apply);
            };
        }
    }
}
