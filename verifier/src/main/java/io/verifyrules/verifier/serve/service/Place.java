package io.verifyrules.verifier.serve.service;

import io.verifyrules.verifier.serve.protocol.Request;

/**
 * Where the cursor of a page is.
 *
 * @param text   of the page
 * @param offset in it
 */
record Place(String text, int offset) {

    /** The place of a request, which says line and column from 1. */
    static Place of(Request request) {
        String text = request.text("text");
        int at = 0;
        for (int line = 1; line < request.number("line") && at < text.length(); line++) {
            int end = text.indexOf('\n', at);
            at = end < 0 ? text.length() : end + 1;
        }
        return new Place(text, Math.min(text.length(), at + Math.max(0, request.number("column") - 1)));
    }

    /** The column of an offset of the same line, from 1. */
    int column(int other) {
        return other - text.lastIndexOf('\n', offset - 1);
    }
}
