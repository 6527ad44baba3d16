package io.verifyrules.dsl.rule;

import java.util.List;

/** A named collection of rules that ships with the tool, found as a service. */
public interface RuleBook {

    /** The name by which the command line calls the collection. */
    String name();

    /** The files of the collection, in the order in which they are reported. */
    List<RuleFile> files();
}
