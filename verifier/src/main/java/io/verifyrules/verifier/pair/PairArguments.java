package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Functions;
import io.verifyrules.verifier.dialect.IndexUses;
import io.verifyrules.verifier.dialect.Positions;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.dialect.SizeUses;
import io.verifyrules.verifier.dialect.Spelling;
import io.verifyrules.verifier.dialect.Tables;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The arguments that both functions of a pair take, declared in a rule. */
final class PairArguments {

    private final ProgramPair pair;
    private final Spelling spelling;
    private final SameSizes same;
    private final RuleBuilder rule;
    private final Positions positions;
    private final Tables shared;
    private int openSizes;

    /**
     * The arguments of a pair.
     *
     * @param same the facts about sizes that are left open
     * @param rule where they are declared
     * @param shared the tables of both functions
     */
    PairArguments(ProgramPair pair, Spelling spelling, SameSizes same, RuleBuilder rule, Positions positions,
            Tables shared) {
        this.pair = pair;
        this.spelling = spelling;
        this.same = same;
        this.rule = rule;
        this.positions = positions;
        this.shared = shared;
    }

    /** Whether a size of those that were declared last is left open. */
    boolean haveOpenSizes() {
        return openSizes > 0;
    }

    /** Integers that are used as indices are mathematical ones, of which the program sees those that its type has. */
    List<Denoted> of(Functions functions) {
        Function function = pair.before().function();
        Set<Integer> numbers = new HashSet<>(SizeUses.of(function));
        numbers.addAll(SizeUses.of(pair.after().function()));
        Set<Integer> indices = new HashSet<>(numbers);
        indices.addAll(IndexUses.of(function));
        indices.addAll(IndexUses.of(pair.after().function()));
        openSizes = 0;
        Map<String, Size> made = new HashMap<>();
        List<Denoted> arguments = new ArrayList<>();
        for (Type type : function.type().operands()) {
            String name = "arg" + arguments.size();
            Dimensions sizes = functions.dimensions(type, function.place(), () -> open(made));
            ElementType element = functions.element(type, function.place());
            if ((spelling == Spelling.AS_WRITTEN || numbers.contains(arguments.size())) && sizes.rank() == 0) {
                arguments.add(new Denoted(scalar(name, element, indices.contains(arguments.size())), sizes));
            } else if (indices.contains(arguments.size()) && element instanceof ElementType.Machine machine) {
                shared.bound(name, machine);
                arguments.add(new Denoted(Convert.of(Conversion.CONVERT,
                        rule.tensor(name, ElementType.INT, positions.shape(sizes)), machine), sizes));
            } else {
                arguments.add(new Denoted(rule.tensor(name, element, positions.shape(sizes)), sizes));
            }
        }
        return arguments;
    }

    /** A size of which nothing is known but that it is one, or that it is the same as another one. */
    private Size open(Map<String, Size> made) {
        String name = same.name("size" + openSizes++);
        Integer number = same.numbers().get(name);
        return number != null
                ? new Size.Known(number)
                : made.computeIfAbsent(name, each -> new Size.Open(rule.sizes(each, positions.dimension())));
    }

    private TensorExpr scalar(String name, ElementType element, boolean index) {
        if (!index || !(element instanceof ElementType.Machine machine)) {
            return Constant.of(rule.element(name, element), Shape.scalar());
        }
        shared.bound(name, machine);
        return Convert.of(Conversion.CONVERT, Constant.of(new Element.Counted(rule.integer(name)), Shape.scalar()),
                machine);
    }
}
