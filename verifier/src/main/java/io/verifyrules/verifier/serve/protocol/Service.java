package io.verifyrules.verifier.serve.protocol;

import io.verifyrules.verifier.json.message.Message;

/** Answers requests of one name. Safe for use by several threads. */
public interface Service {

    /** How much an answer takes. */
    enum Weight {
        /** Some milliseconds. */
        QUICK,
        /** Often less than a second, and at times more. */
        CHECK,
        /** Many seconds. */
        SEARCH
    }

    /** How much an answer takes. */
    Weight weight();

    /** In which lane the request is: a newer one of the same page and lane makes it stale. */
    default String lane(Request request) {
        return request.name();
    }

    /**
     * Answers, in a thread that is interrupted when nobody wants the answer any more.
     *
     * @return the last line, without its kind
     */
    Message answer(Request request, Answer answer) throws InterruptedException;
}
