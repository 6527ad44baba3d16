package io.verifyrules.verifier.cache;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class SealTest {

    private static final byte[] KEY = HexFormat.of().parseHex("0b".repeat(Seal.BYTES));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 64, 65, 10_000})
    void aSealIsTheHmacOfThePlaceAndTheContent(int length) throws Exception {
        byte[] content = new byte[length];
        Arrays.fill(content, (byte) 7);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
        mac.update(ByteBuffer.allocate(4).putInt(0, 3).array());
        mac.update("a/b".getBytes(StandardCharsets.UTF_8));
        assertThat(Seal.ofKey(KEY).of("a/b", content)).isEqualTo(mac.doFinal(content));
    }

    @Test
    void anotherKeyPlaceOrContentIsAnotherSeal() {
        byte[] content = {1, 2, 3};
        byte[] seal = Seal.ofKey(KEY).of("place", content);
        assertThat(Seal.ofKey(KEY).fits(seal, "place", content)).isTrue();
        assertThat(Seal.random().fits(seal, "place", content)).isFalse();
        assertThat(Seal.ofKey(KEY).fits(seal, "other", content)).isFalse();
        assertThat(Seal.ofKey(KEY).fits(seal, "place", new byte[]{1, 2, 4})).isFalse();
        assertThat(Seal.ofKey(KEY).fits(new byte[0], "place", content)).isFalse();
    }

    @Test
    void theEndOfAPlaceIsNotTheBeginningOfTheContent() {
        byte[] seal = Seal.ofKey(KEY).of("ab", "c".getBytes(StandardCharsets.UTF_8));
        assertThat(Seal.ofKey(KEY).fits(seal, "a", "bc".getBytes(StandardCharsets.UTF_8))).isFalse();
    }
}
