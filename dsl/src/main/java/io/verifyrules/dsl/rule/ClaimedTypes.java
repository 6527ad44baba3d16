package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The closed types for which a rule is claimed, where the type that it leaves open stands for more. */
final class ClaimedTypes {

    private final Set<ElementType> declared = new LinkedHashSet<>();
    private final Map<String, TypeClaim> byName = new LinkedHashMap<>();
    private Optional<TypeClaim> ofTheOpenOne = Optional.empty();

    /** Something of the rule is declared with this type. */
    void declare(ElementType type) {
        declared.add(type);
    }

    void claim(TypeClaim types) {
        ofTheOpenOne = Optional.of(closed(types));
    }

    void claim(String open, TypeClaim types) {
        byName.put(open, closed(types));
    }

    private static TypeClaim closed(TypeClaim claim) {
        claim.types().stream().filter(type -> !ElementTypes.claimable().contains(type)).findFirst().ifPresent(type -> {
            throw new IllFormedException("elements: expected element types among "
                    + ElementTypes.text(ElementTypes.claimable(), ", ") + ", found " + type);
        });
        return claim;
    }

    /** Leaves of the types that the operators accept those that are claimed. */
    void restrict(OpenTypes accepted, Optional<String> open) {
        ofTheOpenOne.ifPresent(
                types -> open.ifPresentOrElse(name -> accepted.restrict(name, types), () -> requireToBeSo(types)));
        byName.forEach((name, types) -> restrict(name, types, open, accepted));
    }

    /** Where no type is left open, the claim may say what the declarations say. */
    private void requireToBeSo(TypeClaim claim) {
        Set<ElementType> numbers = new LinkedHashSet<>(declared);
        numbers.remove(ElementType.BOOL);
        if (!numbers.equals(claim.types())) {
            throw new IllFormedException(
                    "elements: this rule leaves no element type open, so there is nothing to choose; its elements are of type "
                            + ElementTypes.text(declared, " or ") + "; leave it out");
        }
    }

    /** A name that is declared, and that nothing mentions, has no elements whose type could be restricted. */
    private void restrict(String name, TypeClaim types, Optional<String> open, OpenTypes accepted) {
        if (open.equals(Optional.of(name))) {
            accepted.restrict(name, types);
        } else if (!MentionedTypes.open(declared).contains(name)) {
            throw new IllFormedException("elements: this rule has no open element type '" + name + "'; "
                    + open.map(type -> "the one that it leaves open is " + type).orElse("it leaves none open"));
        }
    }
}
