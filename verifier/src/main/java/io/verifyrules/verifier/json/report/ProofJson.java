package io.verifyrules.verifier.json.report;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.json.text.JsonText;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Asked;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.Proof;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.RankBound;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.Summand;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One proof in JSON form. Steps, places where something holds, and queries are written once, and referred to by number. */
final class ProofJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Map<ProofStep, Integer> steps = new LinkedHashMap<>();
    private final Map<JsonNode, Integer> places = new LinkedHashMap<>();
    private final Map<String, Integer> scripts = new LinkedHashMap<>();
    private final ArrayNode queries = JSON.arrayNode();

    private ProofJson() {
    }

    static JsonNode write(Proof proof) {
        return new ProofJson().of(proof);
    }

    private JsonNode of(Proof proof) {
        ArrayNode written = JSON.arrayNode();
        for (ProofStep step : proof.steps()) {
            steps.put(step, steps.size());
            written.add(step(step));
        }
        return JSON.objectNode()
                .put("elementType", proof.theory())
                .put("studiedIn", proof.studied())
                .set("claims",
                        JsonText.array(proof.claims(),
                                claim -> JSON.objectNode().put("name", claim.name()).put("step", number(claim.step()))))
                .set("meaning", numbers(proof.meaning()))
                .set("accepted", numbers(proof.accepted()))
                .set("steps", written)
                .set("places", JSON.arrayNode().addAll(places.keySet()))
                .set("queries", queries);
    }

    private int number(ProofStep step) {
        return steps.getOrDefault(step, -1);
    }

    private ArrayNode numbers(List<ProofStep> some) {
        return JsonText.array(some, step -> JSON.numberNode(number(step)));
    }

    private JsonNode step(ProofStep step) {
        Judgement judgement = step.conclusion();
        ObjectNode json = JSON.objectNode()
                .put("number", number(step))
                .put("kind", step.kind().name())
                .put("place", place(judgement))
                .set("conclusion", conclusion(judgement.conclusion()));
        return json.set("laws", JsonText.array(List.copyOf(new TreeSet<>(step.laws())), ProofJson::law))
                .set("premises", numbers(step.premises()))
                .set("conditions", JsonText.array(step.conditions(), this::condition));
    }

    private static JsonNode law(TypeLaw law) {
        return JSON.objectNode().put("law", law.law().name()).put("type", law.type().toString());
    }

    private int place(Judgement judgement) {
        ObjectNode lanes = JSON.objectNode();
        judgement.lanes().predicates().forEach((rankClass, all) -> lanes.set(rankClass.name(), texts(all)));
        JsonNode place = JSON.objectNode().set("lanes", lanes).set("given", texts(judgement.given()));
        return places.computeIfAbsent(place, key -> places.size());
    }

    private static ArrayNode texts(Collection<?> all) {
        return JsonText.array(all.stream().map(Object::toString).toList(), JSON::stringNode);
    }

    private static JsonNode conclusion(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Holds(var truth) -> JSON.objectNode().put("holds", truth.toString());
            case Conclusion.SameElement(var left, var right) ->
                JSON.objectNode().put("left", left.toString()).put("right", right.toString());
            case Conclusion.RefinedElement(var left, var right) ->
                JSON.objectNode().put("refined", left.toString()).put("by", right.toString());
            case Conclusion.SameTruth(var before, var after) ->
                JSON.objectNode().put("left", before.toString()).put("right", after.toString());
            case Conclusion.SameCombination(var reducer, var left, var right) -> JSON.objectNode()
                    .put("combination", reducer.toString())
                    .set("left", JsonText.array(left, ProofJson::summand))
                    .set("right", JsonText.array(right, ProofJson::summand));
            case Conclusion.Paired paired -> JSON.objectNode()
                    .put("combination", paired.reducer().toString())
                    .set("left", summand(paired.left()))
                    .set("right", summand(paired.right()))
                    .set("toRight", indices(paired.toRight()))
                    .set("toLeft", indices(paired.toLeft()))
                    .put("onLeft", paired.onLeft().toString())
                    .put("onRight", paired.onRight().toString())
                    .put("openLeft", paired.openLeft().toString())
                    .put("openRight", paired.openRight().toString());
        };
    }

    private static JsonNode summand(Summand summand) {
        return JSON.objectNode()
                .set("over", texts(summand.indices()))
                .put("where", summand.guard().toString())
                .put("coefficient", summand.coefficient())
                .set("factors", texts(summand.factors()));
    }

    private static ObjectNode indices(Map<LaneAtom.Variable, LaneInt> all) {
        ObjectNode json = JSON.objectNode();
        all.forEach((index, value) -> json.put(index.toString(), value.toString()));
        return json;
    }

    private JsonNode condition(SideCondition condition) {
        return switch (condition) {
            case SideCondition.Entailed entailed -> JSON.objectNode()
                    .put("onLanesOf", entailed.rankClass().name())
                    .set("where", lane(entailed.onScalars(), entailed.hypotheses()))
                    .put("holds", entailed.claim().toString())
                    .set("queries", JsonText.array(entailed.queries(), asked -> JSON.numberNode(query(asked))));
            case SideCondition.AtRanks at ->
                JSON.objectNode().set("atRanks", ranks(at.ranks())).put("query", query(at.query()));
            case SideCondition.RanksSuffice(RankBound bound) -> bound(bound);
        };
    }

    private static ArrayNode lane(List<LaneBool> onScalars, List<LaneBool> hypotheses) {
        return texts(onScalars).addAll(texts(hypotheses));
    }

    private static ObjectNode ranks(Map<RankClass, List<Integer>> all) {
        ObjectNode json = JSON.objectNode();
        all.forEach((rankClass, each) -> json.set(rankClass.name(), JsonText.array(each, JSON::numberNode)));
        return json;
    }

    private JsonNode bound(RankBound bound) {
        ObjectNode json = JSON.objectNode()
                .put("ranksOf", bound.rankClass().name())
                .set("ranks", JsonText.array(bound.ranks(), JSON::numberNode))
                .put("lanes", bound.lanes())
                .set("where", lane(bound.onScalars(), bound.hypotheses()))
                .set("folds", texts(bound.folds()))
                .set("agreements",
                        JsonText.array(bound.agreements(),
                                agreement -> JSON.objectNode()
                                        .put("first", agreement.first())
                                        .put("second", agreement.second())
                                        .put("agree", agreement.predicate().toString())))
                .set("noLane", JsonText.array(bound.noLane(), this::noLane));
        bound.neutralLane().ifPresent(asked -> json.put("neutralLane", query(asked)));
        return json;
    }

    private JsonNode noLane(RankBound.NoLane none) {
        ObjectNode json = JSON.objectNode().set("satisfies", texts(none.predicates()));
        none.query().ifPresent(asked -> json.put("query", query(asked)));
        return json;
    }

    private int query(Asked asked) {
        Optional<String> script = asked.script();
        return scripts.computeIfAbsent(script.orElse("; " + asked.query().name()), key -> {
            ObjectNode json = JSON.objectNode()
                    .put("name", asked.query().name())
                    .put("solver", asked.solver())
                    .put("answer", asked.isUnsatisfiable() ? "unsat" : "sat");
            script.ifPresent(text -> json.put("script", text));
            queries.add(json);
            return queries.size() - 1;
        });
    }
}
