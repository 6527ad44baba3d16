package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Whatever widths and symbols are called, they are not taken for what a proof introduces. */
class FreshNamesTest {

    private static final Width M = Width.named("M");

    private final OpenModulus modulus = new OpenModulus(new Z3Solver(),
            new Budget(1_000_000, Duration.ofSeconds(1), false), Limit.NONE);

    /** The square of a word with so few bits may be too large: 6 * 6 is 36, but of 3 and 5 bits this is lost if M is taken for twice that. */
    @ParameterizedTest
    @ValueSource(strings = {"K", "M'", "M''", "M'~2"})
    void aWidthIsNotTakenForWhatIsLeftOfAnother(String name) {
        Width narrow = Width.named(name);
        Sort.Words wide = new Sort.Words(M.plus(1));
        Formula y = Formula.resized(SmtOperator.WORD_EXTEND_UNSIGNED, new Formula.Symbol("y", new Sort.Words(narrow)),
                wide);
        Formula square = Formula.word(SmtOperator.WORD_MULTIPLY, y, y);
        Formula high = Formula.word(SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED, square, new Formula.Bits(M, wide));
        Formula wrong = Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, Formula.word(SmtOperator.WORD_NOT, high),
                new Formula.Word(java.math.BigInteger.ONE.negate(), wide));
        Formula some = Formula.not(Formula.equal(high, new Formula.Word(java.math.BigInteger.ZERO, wide)));
        WidthDomain domain = WidthDomain.of(M.minus(narrow).minus(2), M.minus(1), narrow.minus(1));
        assertThat(modulus.obstacle(List.of(wrong, some), domain)).isPresent();
    }

    @Test
    void aNumberIsNotTakenForAnUnknown() {
        Sort.Words words = new Sort.Words(M);
        Formula x = new Formula.Symbol("x", words);
        Formula y = new Formula.Symbol("y", words);
        Formula product = Formula.word(SmtOperator.WORD_MULTIPLY, x, y);
        Formula one = Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, product, x);
        List<Formula> formulas = new ArrayList<>(List.of(one));
        Stream.of("residue", "times", "product", "product~2", "x", "y", "M", "2^M", "part of 2^M", "~residue4")
                .forEach(name -> formulas.add(Formula.equal(new Formula.Symbol(name, Sort.INT), Formula.whole(-7))));
        WidthDomain domain = WidthDomain.of(M.minus(1));
        assertThat(modulus.obstacle(formulas, domain)).isPresent();
    }
}
