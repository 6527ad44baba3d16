package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.N;
import static io.verifyrules.verifier.reduction.Combinations.NOTHING;
import static io.verifyrules.verifier.reduction.Combinations.over;
import static org.assertj.core.api.Assertions.assertThat;

/** What a declared monoid combines is a bag of terms by no law of a type; nothing else is known of declared functions. */
class DeclaredMonoidsTest {

    private static final ElementType TYPE = ElementType.OPEN;
    private static final DeclaredMonoid G = monoid("g", Optional.of(new Element.Parameter("v", TYPE)));
    private static final DeclaredMonoid H = monoid("h", Optional.empty());
    private static final ElementFunction F = new ElementFunction("f", List.of(TYPE), TYPE);

    private final Elements on = new Elements(TYPE);
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final Truth small = Truth.fold(Elements.C, LaneBool.atMost(Combinations.M, N));

    private static DeclaredMonoid monoid(String name, Optional<Element> identity) {
        return new DeclaredMonoid(
                new ElementFunction(name, List.of(TYPE, TYPE), TYPE, FunctionLaws.ofMonoid(identity)));
    }

    private ValueTerm apply(ElementFunction function, ValueTerm... operands) {
        return on.terms().apply(new Operation.OfFunction(function), TYPE, List.of(operands));
    }

    @Test
    void reductionsAreOpenedAndOperandsJoined() {
        combinations.become(G, apply(G.function(), a, combinations.reduce(G, "A")), NOTHING, "of a",
                over("@k#1", "A[c: @k#1]"));
    }

    @Test
    void bracketsAreOpened() {
        combinations.become(H, apply(H.function(), apply(H.function(), a, b), a), NOTHING, "of a", "of b", "of a");
    }

    @Test
    void theDeclaredIdentityHasNoTerms() {
        combinations.become(G, apply(G.function(), a, on.scalar("v")), NOTHING, "of a");
    }

    @Test
    void theIdentityOfAnotherFunctionIsATerm() {
        combinations.become(H, apply(H.function(), a, on.scalar("v")), NOTHING, "of a", "of v");
    }

    @Test
    void whatStandsForSomethingElseIsNotTheIdentityThoughItIsCalledLikeIt() {
        ValueTerm other = on.terms().newParameter("v", TYPE);
        assertThat(combinations.terms(G, apply(G.function(), a, other))).hasSize(2);
    }

    @Test
    void whatAnotherFunctionCombinesIsATerm() {
        combinations.stay(G, combinations.reduce(H, "A"));
        combinations.stay(G, apply(H.function(), a, b));
        combinations.stay(Monoid.MAX, combinations.reduce(G, "A"));
        combinations.stay(G, apply(F, combinations.reduce(G, "A")));
    }

    @Test
    void aFunctionOfAChoiceIsAChoice() {
        assertThat(combinations.terms(G, apply(F, on.terms().choose(small, a, b)))).hasSize(2)
                .extracting(term -> term.factors().getFirst())
                .containsExactly(apply(F, a), apply(F, b));
    }
}
