package io.verifyrules.verifier.pair;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Bits as elements of other widths: right programs, and their wrong relatives. */
class BitcastPairsTest {

    private static final String CUT = "%c = stablehlo.bitcast_convert %x : (tensor<3xi32>) -> tensor<3x4xi8>; ";
    private static final String JOIN = "%r = stablehlo.bitcast_convert %d : (tensor<3x4xi8>) -> tensor<3xi32>; ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # there and back
            %d = stablehlo.reverse %c, dims = [] : tensor<3x4xi8>                    | %r = stablehlo.reverse %x, dims = [] : tensor<3xi32> | EQUAL
            # bytes of the other end first
            %d = stablehlo.reverse %c, dims = [1] : tensor<3x4xi8>                   | %r = stablehlo.reverse %x, dims = [] : tensor<3xi32> | REFUTED
            # whole numbers change places
            %d = stablehlo.reverse %c, dims = [0] : tensor<3x4xi8>                   | %r = stablehlo.reverse %x, dims = [0] : tensor<3xi32> | EQUAL
            # what is done to each bit
            %d = stablehlo.not %c : tensor<3x4xi8>                                   | %r = stablehlo.not %x : tensor<3xi32>                | EQUAL
            # and what carries
            %d = stablehlo.negate %c : tensor<3x4xi8>                                | %r = stablehlo.negate %x : tensor<3xi32>             | REFUTED
            """)
    void cutAndJoined(String between, String direct, String verdict) {
        assertThat(Pairs.bodies("(%x: tensor<3xi32>) -> tensor<3xi32>",
                CUT + between.strip() + "; " + JOIN + "return %r : tensor<3xi32>",
                direct.strip() + "; return %r : tensor<3xi32>")).isEqualTo(verdict.strip());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            (%x: tensor<2x4xi8>) -> tensor<2x4xi8>    | tensor<2x4xi8>   | tensor<2xi32>  | EQUAL
            (%x: tensor<2x2xi16>) -> tensor<2x2xi16>  | tensor<2x2xi16>  | tensor<2xi32>  | EQUAL
            (%x: tensor<3x8xi1>) -> tensor<3x8xi1>    | tensor<3x8xi1>   | tensor<3xui8>  | EQUAL
            (%x: tensor<0x2xi16>) -> tensor<0x2xi16>  | tensor<0x2xi16>  | tensor<0xi32>  | EQUAL
            (%x: tensor<2x3xi8>) -> tensor<2x3xi8>    | tensor<2x3xi8>   | tensor<2xi32>  | BEFORE IS INVALID
            (%x: tensor<4xi8>) -> tensor<4xi8>        | tensor<4xi8>     | tensor<4xi32>  | BEFORE IS INVALID
            (%x: tensor<2x4xi8>) -> tensor<2x4xi8>    | tensor<2x4xi8>   | tensor<8xi8>   | BEFORE IS INVALID
            """)
    void joinedAndCut(String signature, String narrow, String wide, String verdict) {
        String there = "%w = stablehlo.bitcast_convert %x : (" + narrow.strip() + ") -> " + wide.strip() + "; ";
        String back = "%r = stablehlo.bitcast_convert %w : (" + wide.strip() + ") -> " + narrow.strip() + "; ";
        String end = " : " + narrow.strip();
        assertThat(Pairs.bodies(signature.strip(), there + back + "return %r" + end, "return %x" + end))
                .isEqualTo(verdict.strip());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            %r = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2x2xi16>  | %i = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2xi32>; %r = stablehlo.bitcast_convert %i : (tensor<2xi32>) -> tensor<2x2xi16> | EQUAL
            %r = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2x2xi16>  | %n = stablehlo.negate %x : tensor<2xf32>; %r = stablehlo.bitcast_convert %n : (tensor<2xf32>) -> tensor<2x2xi16> | REFUTED
            """)
    void bitsOfFloats(String before, String after, String verdict) {
        assertThat(Pairs.bodies("(%x: tensor<2xf32>) -> tensor<2x2xi16>", before + "; return %r : tensor<2x2xi16>",
                after + "; return %r : tensor<2x2xi16>")).isEqualTo(verdict.strip());
    }
}
