package io.verifyrules.verifier.html.pair;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.html.Picture;
import io.verifyrules.verifier.html.Region;
import io.verifyrules.verifier.html.TensorPicture;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Grid;
import io.verifyrules.verifier.pair.PairDifference.Elements;
import io.verifyrules.verifier.pair.report.ElementsText;
import j2html.tags.DomContent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.pre;

/** Tensors of programs, drawn as those of rules are; large ones are text. */
final class TensorFigures {

    /** As many elements as one can look at. */
    private static final int MOST = 200;
    private static final AggregatedAxis DIMENSIONS = new RankClass("d", RankClass.RankBound.ANY).axis();

    private TensorFigures() {
    }

    /**
     * A tensor with its name.
     *
     * @param differs the index at which the results differ, where this is one of them
     */
    static DomContent of(String role, Region region, Elements tensor, Optional<List<Integer>> differs) {
        String caption = (role.isEmpty() ? "" : role + ": ") + tensor.name() + " : " + tensor.type();
        return tensor.elements().size() <= MOST
                ? TensorPicture.of(picture(caption, region, tensor, differs))
                : figure(figcaption(caption), pre(ElementsText.of(tensor)));
    }

    private static Picture picture(String caption, Region region, Elements tensor, Optional<List<Integer>> differs) {
        TreeMap<AggregatedAxis, List<Integer>> sizes = new TreeMap<>();
        if (!tensor.sizes().isEmpty()) {
            sizes.put(DIMENSIONS, tensor.sizes());
        }
        ConcreteTensor drawn = ConcreteTensor.ofOrdinals(Grid.of(sizes), tensor.elements()::get);
        Map<Access, Region> origins = new HashMap<>();
        drawn.elements().keySet().forEach(access -> origins.put(access, region));
        return new Picture(caption, drawn, origins, new HashSet<>(origins.keySet()), new HashSet<>(), new HashSet<>(),
                differs.map(TensorFigures::access));
    }

    private static Access access(List<Integer> index) {
        TreeMap<AggregatedAxis, List<Integer>> indices = new TreeMap<>();
        if (!index.isEmpty()) {
            indices.put(DIMENSIONS, index);
        }
        return new Access(indices);
    }
}
