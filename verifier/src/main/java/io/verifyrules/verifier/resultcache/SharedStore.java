package io.verifyrules.verifier.resultcache;

import java.io.IOException;
import java.util.Optional;

/** A place where runs of several users and machines leave results for each other. Nobody vouches for what is there. */
public interface SharedStore {

    /** What is kept under a name of 64 hexadecimal digits; nothing if nothing is. */
    Optional<byte[]> find(String name) throws IOException;

    /** Keeps something under a name. */
    void keep(String name, byte[] content) throws IOException;

    /** Where it is, as the user says it. */
    String place();
}
