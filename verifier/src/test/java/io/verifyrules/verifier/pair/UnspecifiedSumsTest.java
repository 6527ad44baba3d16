package io.verifyrules.verifier.pair;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Sums into {@code tensor.empty}: nothing specifies what they begin with. */
class UnspecifiedSumsTest {

    private static final String SIGNATURE = "(%a: tensor<3xi32>, %b: tensor<3xi32>) -> tensor<i32>";

    private static String program(String text) {
        return text.replace("DOT(", "linalg.dot ins(")
                .replace(") INTO ", " : tensor<3xi32>, tensor<3xi32>) outs(")
                .replace(" END", " : tensor<i32>) -> tensor<i32>") + "; return %r : tensor<i32>";
    }

    private static String verdict(String before, String after) {
        String start = "%e = tensor.empty() : tensor<i32>; %k = tensor.empty() : tensor<i32>; "
                + "%c = arith.constant 0 : i32; %one = arith.constant dense<1> : tensor<i32>; "
                + "%z = linalg.fill ins(%c : i32) outs(%e : tensor<i32>) -> tensor<i32>; ";
        return Pairs.bodies(SIGNATURE, start + program(before), start + program(after));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    %r = DOT(%a, %b) INTO %e END | %r = DOT(%a, %b) INTO %e END | EQUAL
                    %r = DOT(%a, %b) INTO %e END | %r = DOT(%b, %a) INTO %k END | EQUAL
                    %r = DOT(%a, %b) INTO %e END | %r = DOT(%a, %b) INTO %z END | EQUAL
                    %r = DOT(%a, %b) INTO %z END | %r = DOT(%a, %b) INTO %e END | REFUTED
                    %r = DOT(%a, %b) INTO %e END | %r = DOT(%a, %a) INTO %z END | NOT READ
                    %s = DOT(%a, %b) INTO %e END; %t = DOT(%a, %b) INTO %k END; %r = arith.addi %s, %t : tensor<i32> | %s = DOT(%a, %b) INTO %e END; %r = arith.addi %s, %s : tensor<i32> | NOT READ
                    %s = DOT(%a, %b) INTO %e END; %r = arith.subi %s, %s : tensor<i32> | %s = DOT(%a, %b) INTO %e END; %t = DOT(%a, %b) INTO %e END; %r = arith.subi %s, %t : tensor<i32> | NOT READ
                    %r = arith.subi %z, %z : tensor<i32> | %s = DOT(%a, %b) INTO %e END; %t = DOT(%a, %b) INTO %e END; %r = arith.subi %s, %t : tensor<i32> | REFUTED
                    %r = arith.subi %z, %z : tensor<i32> | %s = DOT(%a, %b) INTO %e END; %r = arith.subi %s, %s : tensor<i32> | EQUAL
                    %r = arith.addi %z, %z : tensor<i32> | %s = DOT(%a, %b) INTO %e END; %r = arith.addi %one, %one : tensor<i32> | REFUTED
                    """)
    void theFirstProgramMayFindAnythingAndTheSecondOneHasToBeRightForAll(String before, String after, String verdict) {
        assertThat(verdict(before, after)).isEqualTo(verdict);
    }

    @Test
    void whatOneReadFindsIsTheSameInAllResults() {
        String two = "(%a: tensor<3xi32>, %b: tensor<3xi32>) -> (tensor<i32>, tensor<i32>)";
        String dot = "linalg.dot ins(%a, %b : tensor<3xi32>, tensor<3xi32>) outs(%e : tensor<i32>) -> tensor<i32>; ";
        String begin = "%e = tensor.empty() : tensor<i32>; %one = arith.constant dense<1> : tensor<i32>; %s = " + dot;
        String end = " : tensor<i32>, tensor<i32>";
        assertThat(Pairs.bodies(two, begin + "return %s, %s" + end, begin + "return %s, %s" + end)).isEqualTo("EQUAL");
        assertThat(Pairs.bodies(two, begin + "return %s, %s" + end,
                begin + "%t = arith.addi %s, %one : tensor<i32>; return %s, %t" + end)).isEqualTo("EQUAL, NOT READ");
    }

    @Test
    void anElementThatIsPoisonIsNoneThatMayBeChosen() {
        String poison = "%n = arith.constant 40 : i32; %p = arith.shli %n, %n : i32; "
                + "%e = tensor.from_elements %p : tensor<i32>; ";
        assertThat(Pairs.bodies(SIGNATURE, poison + program("%r = DOT(%a, %b) INTO %e END"),
                poison + program("%r = DOT(%a, %b) INTO %e END"))).isEqualTo("NOT READ");
    }
}
