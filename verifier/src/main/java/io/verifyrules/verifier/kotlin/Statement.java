package io.verifyrules.verifier.kotlin;

/** One statement of a rule, not yet broken into lines. */
sealed interface Statement {

    /** An expression behind some words: {@code val n by c.sizes}, {@code lhs = ..}. */
    record Plain(String before, Code code) implements Statement {}

    /** An expression in curly brackets: {@code requires { .. }}. */
    record Block(String word, Code code) implements Statement {}

    static Statement declaration(String name, Code code) {
        return new Plain("val " + Names.spelled(name) + " by ", code);
    }

    static Statement value(String name, Code code) {
        return new Plain("val " + Names.spelled(name) + " = ", code);
    }

    /** The lines of the statement inside of a rule. */
    default String text() {
        int indent = 4;
        return switch (this) {
            case Plain plain -> Layout.statement(indent, plain.before(), plain.code(), "");
            case Block block -> {
                String line = Layout.statement(indent, block.word() + " { ", block.code(), " }");
                yield line.contains("\n")
                        ? " ".repeat(indent) + block.word() + " {\n"
                                + Layout.statement(2 * indent, "", block.code(), "") + "\n" + " ".repeat(indent) + "}"
                        : line;
            }
        };
    }
}
