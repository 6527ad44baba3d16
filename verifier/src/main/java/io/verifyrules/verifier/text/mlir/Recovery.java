package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;

/** Finds where reading goes on behind something that was not read: at what begins a function, a module or a name, or closes a module. */
final class Recovery {

    private Recovery() {
    }

    /** Goes past what begins at the mark. A function ends where the next one begins, even if its brackets do not close. */
    static void pass(Cursor cursor, int mark) {
        cursor.reset(mark);
        boolean function = cursor.seesWord("func.func") || cursor.seesWord("func");
        // Whatever it is, something is passed.
        boolean first = true;
        int open = 0;
        while (!cursor.atEnd()) {
            if (!first && (open == 0 ? begins(cursor) : function && beginsFunction(cursor))) {
                return;
            }
            first = false;
            open = Math.max(0, open + token(cursor));
        }
    }

    private static boolean beginsFunction(Cursor cursor) {
        return cursor.beginsLine()
                && (cursor.seesWord("func.func") || cursor.seesWord("func") || cursor.seesWord("module"));
    }

    private static boolean begins(Cursor cursor) {
        char next = cursor.peek();
        if (next == '}' || cursor.sees("{-#")) {
            return true;
        }
        return cursor.beginsLine()
                && (next == '#' || next == '!' || next == '"' || beginsFunction(cursor) || isUnit(cursor));
    }

    /** Whether the name of an operation comes next. */
    private static boolean isUnit(Cursor cursor) {
        int mark = cursor.mark();
        boolean unit = cursor.word().filter(word -> word.contains(".")).isPresent();
        cursor.reset(mark);
        return unit;
    }

    /** Goes past a token, and tells how many more brackets are open then. */
    private static int token(Cursor cursor) {
        char next = cursor.peek();
        switch (next) {
            case '"' -> {
                try {
                    cursor.string();
                } catch (NotRead noEnd) {
                    cursor.line();
                }
            }
            case '(', '[', '{' -> {
                cursor.step();
                return 1;
            }
            case ')', ']', '}' -> {
                cursor.step();
                return -1;
            }
            default -> {
                if (cursor.word().isEmpty()) {
                    cursor.step();
                }
            }
        }
        return 0;
    }
}
