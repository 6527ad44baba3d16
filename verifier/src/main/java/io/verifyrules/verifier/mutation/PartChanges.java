package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Word;
import io.verifyrules.dsl.expr.Form;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Slot;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Optional;
import java.util.stream.Stream;

/** The changes of the elements and the words of any operator. */
final class PartChanges {

    private PartChanges() {
    }

    static Stream<Change<TensorExpr>> of(TensorExpr operator) {
        Form form = operator.form();
        return form.parts()
                .stream()
                .flatMap(part -> of(part).map(change -> change
                        .in(changed -> form.with(each -> each.slot().equals(changed.slot()) ? changed : each).made())));
    }

    private static Stream<Change<Part>> of(Part part) {
        return switch (part) {
            case Part.Value value -> ElementChanges.of(value.element())
                    .map(change -> change.<Part>in(element -> new Part.Value(value.slot(), element)).of("value"));
            case Part.MaybeValue value -> value.element()
                    .stream()
                    .flatMap(PartChanges::initial)
                    .map(change -> change.in(element -> new Part.MaybeValue(value.slot(), element)));
            case Part.By(Slot slot, Monoid monoid) ->
                neighbours(monoid).map(other -> Change.to("replaced by " + other.symbol(), new Part.By(slot, other)));
            case Part.Said said ->
                neighbours(said.word()).map(change -> change.in(word -> new Part.Said(said.slot(), word)));
            default -> Stream.empty();
        };
    }

    private static Stream<Change<Optional<Element>>> initial(Element value) {
        return Stream.concat(Stream.of(Change.to("initial value dropped", Optional.empty())),
                ElementChanges.of(value).map(change -> change.in(Optional::of).of("initial value")));
    }

    private static Stream<Change<Word>> neighbours(Word word) {
        return switch (word) {
            case StartRule.CLAMPED -> Stream.of(Change.to("start in range instead of clamped", StartRule.IN_RANGE));
            case StartRule.IN_RANGE -> Stream.of(Change.to("start clamped instead of in range", StartRule.CLAMPED));
            default -> Stream.empty();
        };
    }

    private static Stream<Monoid> neighbours(Monoid monoid) {
        return switch (monoid) {
            case SUM -> Stream.of(Monoid.PRODUCT, Monoid.MAX);
            case PRODUCT -> Stream.of(Monoid.SUM);
            case MIN -> Stream.of(Monoid.MAX);
            case MAX -> Stream.of(Monoid.MIN, Monoid.SUM);
            case AND -> Stream.of(Monoid.OR);
            case OR -> Stream.of(Monoid.AND, Monoid.XOR);
            case XOR -> Stream.of(Monoid.OR);
        };
    }
}
