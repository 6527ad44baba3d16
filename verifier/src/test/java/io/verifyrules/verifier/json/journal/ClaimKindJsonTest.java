package io.verifyrules.verifier.json.journal;

import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class ClaimKindJsonTest {

    private static final List<ClaimKind> KINDS = List.of(new ClaimKind.Applies(), new ClaimKind.ValidRight(""),
            new ClaimKind.ValidRight("0 <= i"), new ClaimKind.SameSize("c"), new ClaimKind.Defined("div"),
            new ClaimKind.SameElements(), new ClaimKind.AsAssumed(new ClaimKind.SameSize("c row")),
            // A step may have the words of a claim, and is none.
            new ClaimKind.Step("elements equal"));

    @ParameterizedTest
    @FieldSource("KINDS")
    void aKindIsReadAsItWasWritten(ClaimKind kind) {
        assertThat(ClaimKindJson.read(JsonText.read(JsonText.line(ClaimKindJson.write(kind))))).isEqualTo(kind);
    }

    @Test
    void everyKindIsTried() {
        assertThat(KINDS.stream().map(Object::getClass)).contains(ClaimKind.class.getPermittedSubclasses());
    }

    @Test
    void anUnknownKindIsRefused() {
        assertThatThrownBy(() -> ClaimKindJson.read(JsonText.read("{\"kind\": \"other\"}")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no kind of claim: other");
    }
}
