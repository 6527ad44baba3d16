package io.verifyrules.verifier.lsp;

import com.google.gson.JsonElement;
import io.verifyrules.verifier.lift.Lifted;
import io.verifyrules.verifier.lift.LiftedRules;
import io.verifyrules.verifier.pair.lit.LitFunction;
import io.verifyrules.verifier.pair.report.Posed;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;

/** Looks for the rules behind pairs of programs, and has the editor show them. That takes seconds for each. */
final class Lifts {

    /** The subject of the request: the rule behind a pair, by the document in which it stands and by its content. */
    record Asked(String uri, String pair) {}

    /** A pair that is equal in some result. */
    private record Known(Posed posed, PairOutcome.Decided decided) {}

    private final Workbench workbench;
    private final Checking checking;
    private final Editor editor;
    private final ExecutorService searches;

    Lifts(Workbench workbench, Checking checking, Editor editor) {
        this.workbench = workbench;
        this.checking = checking;
        this.editor = editor;
        this.searches = Executors.newSingleThreadExecutor(workbench.threads());
    }

    /** The rule file, which the editor is given as a new document; empty where there is none, and the editor is told why. */
    CompletableFuture<Object> run(JsonElement argument) {
        Asked asked = asked(argument);
        Optional<ProgramDocument> document = checking.programs(asked.uri());
        Optional<Known> known = document.flatMap(open -> open.known(asked.pair()))
                .flatMap(each -> each.function() instanceof LitFunction.Paired(var place, Posed posed)
                        && checking.pairs().of(each).orElse(null) instanceof PairOutcome.Decided decided
                                ? Optional.of(new Known(posed, decided))
                                : Optional.empty());
        if (known.isEmpty()) {
            editor.say("the pair is not there any more, or is not decided yet");
            return CompletableFuture.completedFuture("");
        }
        return CompletableFutures.computeAsync(searches, cancelled -> {
            cancelled.checkCanceled();
            return lifted(document.orElseThrow(), known.get());
        });
    }

    private static Asked asked(JsonElement argument) {
        return Arguments.texts(argument, List.of("uri", "pair"))
                .map(texts -> new Asked(texts.getFirst(), texts.getLast()))
                .orElseThrow(() -> Protocol.invalid("expected {\"uri\": .., \"pair\": ..} that this server gave"));
    }

    private String lifted(ProgramDocument document, Known known) {
        String name = known.posed().pair().name();
        List<Lifted> found = workbench.pairs().lifting().of(known.posed().pair(), known.decided().verdicts(), name);
        LiftedRules rules = new LiftedRules();
        String origin = document.file().getFileName() + ":" + known.posed().place().line() + " @" + name;
        found.forEach(each -> rules.add(origin, each));
        if (found.stream().noneMatch(Lifted.Found.class::isInstance)) {
            editor.say("there is no rule for every size behind @" + name + ": "
                    + found.stream()
                            .map(each -> each instanceof Lifted.Not(String reason) ? reason : "")
                            .findFirst()
                            .orElse("it has no results"));
            return "";
        }
        editor.show(NewDocument.beside(document.uri(), name, rules.text()));
        return rules.text();
    }
}
