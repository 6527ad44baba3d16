package io.verifyrules.verifier.json.report;

/** A kind of things that a SARIF report tells; its readers call them rules, and let users filter by them. */
interface SarifRule {

    String id();

    String level();

    String description();

    /** What to do about it. */
    String help();
}
