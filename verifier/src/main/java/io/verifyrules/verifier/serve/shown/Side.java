package io.verifyrules.verifier.serve.shown;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.html.Picture;
import io.verifyrules.verifier.html.Region;
import io.verifyrules.verifier.html.SidePictures;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Tracer;
import io.verifyrules.verifier.json.message.Message;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** One side of a rule on an instance: its tensors from the inputs to the result, and where each element comes from. */
final class Side {

    private static final int MOST_SOURCES = 40;
    private static final int MOST_CELLS = 400;

    private final Tracer tracer;
    private final IdentityHashMap<TensorExpr, String> names = new IdentityHashMap<>();
    private final IdentityHashMap<TensorExpr, ConcreteTensor> values = new IdentityHashMap<>();

    private Side(RuleInstance instance, List<SidePictures.Drawn> drawn) {
        this.tracer = new Tracer(instance);
        drawn.forEach(each -> {
            names.put(each.tensor(), each.name());
            values.put(each.tensor(), each.picture().tensor());
        });
    }

    static Message of(RuleInstance instance, TensorExpr side, String name, Optional<Access> differs) {
        List<SidePictures.Drawn> drawn = SidePictures.drawn(instance, side, name, differs);
        if (drawn.isEmpty()) {
            return Message.EMPTY.with("tensors", List.of())
                    .with("omitted", "the tensors of this side are too large or too many to be drawn");
        }
        Side shown = new Side(instance, drawn);
        return Message.EMPTY.with("tensors", drawn.stream().map(each -> shown.tensor(each, drawn.getLast())).toList());
    }

    /** The input tensors alone, where the sides have no value. */
    static Message inputs(Rule rule, RuleInstance instance) {
        List<Message> tensors = new ArrayList<>();
        RuleNames.of(rule).tensors().forEach((name, input) -> {
            Optional<ConcreteTensor> value = Optional.ofNullable(instance.tensors().get(name));
            value.filter(tensor -> tensor.count() <= MOST_CELLS)
                    .ifPresent(
                            tensor -> tensors
                                    .add(head(name, name, tensor).with("input", true)
                                            .with("of", name)
                                            .with("cells", tensor.elements()
                                                    .values()
                                                    .stream()
                                                    .map(element -> Message.EMPTY.with("value", element.toString())
                                                            .with("region", Region.ORIGINAL.style()))
                                                    .toList())));
        });
        return Message.EMPTY.with("tensors", tensors);
    }

    private Message tensor(SidePictures.Drawn drawn, SidePictures.Drawn result) {
        Picture picture = drawn.picture();
        ConcreteTensor tensor = picture.tensor();
        Message message = head(drawn.name(), picture.name(), tensor).where("result", drawn.equals(result));
        if (drawn.tensor() instanceof Input input) {
            message = message.with("input", true).with("of", input.name());
        }
        return message.with("cells",
                tensor.elements().keySet().stream().map(access -> cell(drawn.tensor(), picture, access)).toList());
    }

    private static Message head(String name, String caption, ConcreteTensor tensor) {
        return Message.EMPTY.with("name", name).with("caption", caption).with("dimensions", dimensions(tensor));
    }

    private static List<Message> dimensions(ConcreteTensor tensor) {
        List<Message> dimensions = new ArrayList<>();
        for (Map.Entry<AggregatedAxis, List<Integer>> axis : tensor.sizes().entrySet()) {
            int rank = axis.getValue().size();
            IntStream.range(0, rank)
                    .forEach(lane -> dimensions.add(Message.EMPTY
                            .with("name", rank == 1 ? axis.getKey().label() : axis.getKey().label() + "[" + lane + "]")
                            .with("size", axis.getValue().get(lane))));
        }
        return dimensions;
    }

    private Message cell(TensorExpr tensor, Picture picture, Access access) {
        return Message.EMPTY.with("value", picture.tensor().at(picture.tensor().grid().ordinal(access)).toString())
                .with("region", picture.region(access).style())
                .where("traced", picture.traced().contains(access))
                .where("differs", picture.differs().filter(access::equals).isPresent())
                .withTexts("from",
                        tracer.trace(tensor, access)
                                .sources()
                                .stream()
                                .limit(MOST_SOURCES)
                                .filter(source -> names.containsKey(source.expr()))
                                .map(source -> place(source.expr(), source.access()))
                                .toList());
    }

    private String place(TensorExpr tensor, Access access) {
        return names.get(tensor) + "#" + Optional.ofNullable(values.get(tensor)).orElseThrow().grid().ordinal(access);
    }
}
