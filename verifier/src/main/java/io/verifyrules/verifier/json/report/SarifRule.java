package io.verifyrules.verifier.json.report;

/** A kind of things that a SARIF report tells; its readers call them rules, and let users filter by them. */
interface SarifRule {

    /**
     * The description of a kind in a report.
     *
     * @param level how bad it is: {@code error} or {@code warning}
     * @param help the advice about it
     */
    record Description(String id, String level, String text, String help) {}

    /** The description of this kind in the report. */
    Description describes();

    default String id() {
        return describes().id();
    }

    default String level() {
        return describes().level();
    }

    default String description() {
        return describes().text();
    }

    /** The advice about it. */
    default String help() {
        return describes().help();
    }
}
