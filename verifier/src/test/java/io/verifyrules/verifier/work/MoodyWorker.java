package io.verifyrules.verifier.work;

import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.verify.Pipeline;

/** The program of a worker that dies of one seed, and takes its time for all others. */
final class MoodyWorker {

    static final long DEADLY = 13;

    private MoodyWorker() {
    }

    public static void main(String[] arguments) {
        WorkerServer.serve(() -> {
            Verification verification = new Verification(new Pipeline());
            return task -> {
                if (VerificationTask.of(
                        task) instanceof VerificationTask.OfRandomRule(RandomKind kind, long seed, var options, var instances)) {
                    if (seed == DEADLY) {
                        Runtime.getRuntime().halt(134);
                    }
                    pause(kind);
                }
                return verification.run(task);
            };
        });
    }

    private static void pause(RandomKind kind) {
        try {
            Thread.sleep(kind == RandomKind.MIXED ? 20 : 0);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
