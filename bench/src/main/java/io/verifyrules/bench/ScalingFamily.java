package io.verifyrules.bench;

import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/**
 * Rules of one kind, one for each size.
 *
 * @param name     what grows
 * @param sizes    the sizes to measure, rising; the last is one that must not take long
 * @param expected the verdict at every size
 * @param element  the element theory to check, empty for those that the rule suggests
 * @param rule     declares the rule of a size
 */
record ScalingFamily(String name, List<Integer> sizes, VerdictKind expected, Optional<String> element,
        ObjIntConsumer<RuleBuilder> rule) {

    ScalingFamily {
        sizes = List.copyOf(sizes);
    }

    /** Right rules about elements of any type. */
    static ScalingFamily right(String name, List<Integer> sizes, ObjIntConsumer<RuleBuilder> rule) {
        return new ScalingFamily(name, sizes, VerdictKind.VERIFIED, Optional.empty(), rule);
    }

    /** Wrong rules about elements of any type. */
    static ScalingFamily wrong(String name, List<Integer> sizes, ObjIntConsumer<RuleBuilder> rule) {
        return new ScalingFamily(name, sizes, VerdictKind.REFUTED, Optional.empty(), rule);
    }

    /** The same rules, about integers. */
    ScalingFamily onIntegers() {
        return new ScalingFamily(name, sizes, expected, Optional.of("int"), rule);
    }
}
