package io.verifyrules.verifier.html;

import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.TraceStep;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import io.verifyrules.verifier.interpret.Tracer;
import io.verifyrules.verifier.report.RulePrinter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The pictures of one side of a rule: each tensor on the way from the inputs to the result, once. */
public final class SidePictures {

    /** Larger tensors, and those of longer expressions, make no picture that one could look at. */
    private static final int MOST_ELEMENTS = 200;
    private static final int MOST_PICTURES = 12;

    private final RuleInstance instance;
    private final Tracer tracer;
    private final IdentityHashMap<TensorExpr, String> names = new IdentityHashMap<>();
    private final List<TensorExpr> order = new ArrayList<>();
    private final IdentityHashMap<TensorExpr, Set<Access>> used = new IdentityHashMap<>();
    private final IdentityHashMap<TensorExpr, Set<Access>> replaced = new IdentityHashMap<>();
    private final IdentityHashMap<TensorExpr, Set<Access>> traced = new IdentityHashMap<>();

    private SidePictures(RuleInstance instance) {
        this.instance = instance;
        this.tracer = new Tracer(instance);
    }

    /**
     * A tensor of a side.
     *
     * @param tensor  as the rule says it
     * @param name    by which the pictures of the side call it
     * @param picture what is drawn
     */
    public record Drawn(TensorExpr tensor, String name, Picture picture) {}

    /** The pictures, the one of the result last; none where they would be too large or too many. */
    static List<Picture> of(RuleInstance instance, TensorExpr side, String name, Optional<Access> differs) {
        return drawn(instance, side, name, differs).stream().map(Drawn::picture).toList();
    }

    /** The same with what each picture shows. */
    public static List<Drawn> drawn(RuleInstance instance, TensorExpr side, String name, Optional<Access> differs) {
        SidePictures pictures = new SidePictures(instance);
        pictures.collect(side);
        return pictures.order.size() > MOST_PICTURES ? List.of() : pictures.pictures(side, name, differs);
    }

    private void collect(TensorExpr tensor) {
        if (names.containsKey(tensor) || order.size() > MOST_PICTURES) {
            return;
        }
        names.put(tensor, "");
        tensor.operands().forEach(this::collect);
        order.add(tensor);
        long derived = order.stream().filter(other -> !(other instanceof Input)).count();
        names.put(tensor, tensor instanceof Input input ? input.name() : "t" + derived);
    }

    private List<Drawn> pictures(TensorExpr side, String name, Optional<Access> differs) {
        IdentityHashMap<TensorExpr, ConcreteTensor> tensors = new IdentityHashMap<>();
        Interpreter interpreter = new Interpreter(instance);
        for (TensorExpr tensor : order) {
            if (!(interpreter.evaluate(tensor) instanceof Evaluation.Valid(ConcreteTensor value))
                    || value.elements().size() > MOST_ELEMENTS) {
                return List.of();
            }
            tensors.put(tensor, value);
        }
        Set<TraceStep> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        tensor(tensors, side).elements().keySet().forEach(access -> use(tracer.trace(side, access), seen));
        Set<TraceStep> onTrace = Collections.newSetFromMap(new IdentityHashMap<>());
        differs.ifPresent(access -> follow(tracer.trace(side, access), onTrace));
        List<Drawn> pictures = new ArrayList<>();
        for (TensorExpr tensor : order.subList(0, order.size() - 1)) {
            pictures.add(drawn(tensor, "", tensor(tensors, tensor), Optional.empty()));
        }
        pictures.add(drawn(side, name, tensor(tensors, side), differs));
        return pictures;
    }

    private static ConcreteTensor tensor(IdentityHashMap<TensorExpr, ConcreteTensor> tensors, TensorExpr tensor) {
        return Optional.ofNullable(tensors.get(tensor)).orElseThrow();
    }

    private void use(TraceStep step, Set<TraceStep> seen) {
        if (seen.add(step)) {
            accesses(used, step.expr()).add(step.access());
            if (step.origin() instanceof Origin.Overwritten(Access access)) {
                accesses(replaced, step.expr().operands().getFirst()).add(access);
            }
            step.sources().forEach(source -> use(source, seen));
        }
    }

    private void follow(TraceStep step, Set<TraceStep> seen) {
        if (seen.add(step)) {
            accesses(traced, step.expr()).add(step.access());
            step.sources().forEach(source -> follow(source, seen));
        }
    }

    private static Set<Access> accesses(IdentityHashMap<TensorExpr, Set<Access>> byTensor, TensorExpr tensor) {
        return byTensor.computeIfAbsent(tensor, ignored -> new HashSet<>());
    }

    private Drawn drawn(TensorExpr tensor, String title, ConcreteTensor value, Optional<Access> differs) {
        return new Drawn(tensor, names.getOrDefault(tensor, title), picture(tensor, title, value, differs));
    }

    private Picture picture(TensorExpr tensor, String title, ConcreteTensor value, Optional<Access> differs) {
        Map<Access, Region> origins = new HashMap<>();
        value.elements().keySet().forEach(access -> origins.put(access, region(tracer.trace(tensor, access))));
        return new Picture(caption(tensor, title), value, origins, accesses(used, tensor), accesses(replaced, tensor),
                accesses(traced, tensor), differs);
    }

    private String caption(TensorExpr tensor, String title) {
        String name = title.isEmpty() ? names.getOrDefault(tensor, "") : title;
        if (tensor instanceof Input input) {
            return title.isEmpty() ? name : title + " = " + input.name();
        }
        if (tensor.operands().isEmpty()) {
            return name + " = " + RulePrinter.print(tensor);
        }
        return name + " = " + tensor.form().name()
                + tensor.operands()
                        .stream()
                        .map(operand -> names.getOrDefault(operand, ""))
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    private static Region region(TraceStep step) {
        return switch (step.origin()) {
            case Origin.Given ignored -> Region.ORIGINAL;
            case Origin.Padding ignored -> Region.PADDED;
            case Origin.Overwritten ignored -> Region.UPDATED;
            case Origin.Filled ignored -> Region.COMPUTED;
            case Origin.Counted ignored -> Region.COMPUTED;
            case Origin.Computed ignored -> Region.COMPUTED;
            case Origin.Combined ignored -> Region.COMPUTED;
            case Origin.Moved ignored -> last(step);
            case Origin.Kept ignored -> last(step);
            case Origin.Part ignored -> last(step);
            case Origin.Chosen ignored -> last(step);
        };
    }

    private static Region last(TraceStep step) {
        return region(step.sources().get(step.sources().size() - 1));
    }
}
