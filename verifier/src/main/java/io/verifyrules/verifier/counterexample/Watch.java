package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.theory.ComplexTheory;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.SignlessTheory;
import io.verifyrules.verifier.theory.Unspecified;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The terms whose values in a model make an instance of the rule. They are every map on every lane, as the normal form
 * expresses it, every scalar and every parameter. Every read of a tensor comes with its indices and whether it is
 * poison, and both have imaginary parts. The last ones are applications that a theory leaves undefined.
 */
record Watch(Map<String, List<Formula>> maps, Map<String, Formula> integers, Map<String, Formula> parameters,
        List<Formula.Call> reads, List<Formula.Call> mayBePoison, List<Formula> imaginary,
        List<Unspecified> undefined) {

    static Watch of(Names names, InstanceEncoder encoder, LaneTermMap.Rewriting normalForm,
            Function<ElementType, ElementTheory> theories) {
        Map<String, List<Formula>> maps = new LinkedHashMap<>();
        for (AxisMap.Variable map : names.perLane().values()) {
            LaneInt raw = LaneInt.of(new LaneAtom.Declared(map));
            LaneInt term = normalForm.rewrite(Optional.of(map.of()), raw);
            List<Formula> lanes = new ArrayList<>();
            for (int lane = 0; lane < encoder.rank(map.of()); lane++) {
                lanes.add(encoder.of(term, lane));
            }
            maps.put(map.name(), lanes);
        }
        Map<String, Formula> integers = new LinkedHashMap<>();
        names.integers()
                .forEach(name -> integers.put(name,
                        encoder.of(LaneInt.of(new LaneAtom.Shared(new AxisMap.Scalar(name))), 0)));
        Map<String, Formula> parameters = new LinkedHashMap<>();
        names.parameters()
                .forEach((name, type) -> parameters.put(name, encoder.parameter(name, theories.apply(type).sort())));
        List<Formula.Call> poison = new ArrayList<>();
        encoder.reads().forEach((call, read) -> {
            if (theories.apply(read.type()).input(call).parts().contains(SignlessTheory.poison(call))) {
                poison.add(call);
            }
        });
        List<Formula> imaginary = new ArrayList<>();
        encoder.reads().forEach((call, read) -> {
            if (theories.apply(read.type()) instanceof ComplexTheory) {
                imaginary.add(ComplexTheory.imaginary(call));
            }
        });
        names.parameters().forEach((name, type) -> {
            if (theories.apply(type) instanceof ComplexTheory complex) {
                imaginary.add(ComplexTheory.imaginary(encoder.parameter(name, complex.sort())));
            }
        });
        return new Watch(maps, integers, parameters, List.copyOf(encoder.reads().keySet()), poison, imaginary,
                encoder.watched());
    }

    /** The integers of the instance: maps lane by lane, and scalars. */
    List<Formula> numbers() {
        Set<Formula> numbers = new LinkedHashSet<>();
        maps.values().forEach(numbers::addAll);
        numbers.addAll(integers.values());
        return List.copyOf(numbers);
    }

    /** All terms, each once. */
    List<Formula> terms() {
        Set<Formula> terms = new LinkedHashSet<>();
        maps.values().forEach(terms::addAll);
        terms.addAll(integers.values());
        terms.addAll(parameters.values());
        reads.forEach(call -> {
            terms.addAll(call.arguments());
            terms.add(call);
        });
        mayBePoison.forEach(call -> terms.add(SignlessTheory.poison(call)));
        terms.addAll(imaginary);
        undefined.forEach(application -> {
            application.operands().forEach(operand -> terms.addAll(operand.parts()));
            terms.addAll(application.result().parts());
        });
        return List.copyOf(terms);
    }
}
