package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.text.ProgramTexts;
import java.time.Duration;
import java.util.List;

/** Whether a second program computes what a first one does, function by function. */
record PairService(Bench bench) implements Service {

    @Override
    public Weight weight() {
        return Weight.CHECK;
    }

    @Override
    public String lane(Request request) {
        return VerifyService.LANE;
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        long start = System.nanoTime();
        ProgramTexts texts = ProgramTexts.of(request.text(ProgramTexts.BEFORE), request.text(ProgramTexts.AFTER));
        answer.say(Message.of("read")
                .withTexts("functions", texts.pairs().stream().map(ProgramPair::name).toList())
                .with("diagnostics", texts.mistakes().stream().map(PairService::diagnostic).toList()));
        for (ProgramPair pair : texts.pairs()) {
            if (!answer.isWanted()) {
                break;
            }
            long begun = System.nanoTime();
            List<PairVerdict> verdicts = bench.pairs().verdicts(pair);
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            Duration time = Duration.ofNanos(System.nanoTime() - begun);
            Checked.Decided decided = new Checked.Decided(pair.name(), "", pair.after().function().place(), verdicts,
                    time);
            answer.say(Message.of("verdict")
                    .with("function", pair.name())
                    .with("verdict", decided.worst().name())
                    .with("verdictText", decided.worst().toString())
                    .withTexts("results", verdicts.stream().map(verdict -> verdict.kind().name()).toList())
                    .withTexts("lines", PairLines.of(decided))
                    .with("milliseconds", time.toMillis()));
        }
        return Message.EMPTY.with("milliseconds", Duration.ofNanos(System.nanoTime() - start).toMillis());
    }

    private static Message diagnostic(Diagnostic diagnostic) {
        return Message.EMPTY.with("side", diagnostic.position().file())
                .with("line", diagnostic.position().line())
                .with("column", diagnostic.position().column())
                .with("severity", "error")
                .with("message", diagnostic.message());
    }
}
