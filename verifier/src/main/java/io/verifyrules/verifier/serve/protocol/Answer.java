package io.verifyrules.verifier.serve.protocol;

import io.verifyrules.verifier.json.message.Message;

/** Where the lines of an answer go as they are found. */
public interface Answer {

    /** Says one more line; none is heard once nobody wants the answer any more. */
    void say(Message line);

    /** Whether somebody still wants the answer. */
    boolean isWanted();
}
