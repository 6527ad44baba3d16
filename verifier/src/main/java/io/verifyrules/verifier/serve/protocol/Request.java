package io.verifyrules.verifier.serve.protocol;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.verifier.json.message.Received;
import io.verifyrules.verifier.json.text.JsonCursor;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A request of a page.
 *
 * @param page the name that the page has given itself
 * @param id   grows with each request of the page
 * @param name of the service that is to answer
 * @param body all that is said
 */
public record Request(String page, long id, String name, JsonCursor body) {

    /** No line, column or list is as long. */
    private static final int MOST = 10_000_000;

    private static final Pattern PAGE = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    /** The request that a text is. */
    public static Request of(String name, String text) {
        try {
            JsonCursor body = Received.of(text);
            String page = body.required("page").text();
            if (!PAGE.matcher(page).matches()) {
                throw body.required("page").expected("1 to 64 letters, digits, - and _");
            }
            return new Request(page, body.required("id").integer(), name, body);
        } catch (IllFormedException mistake) {
            throw new Refusal(Refusal.Code.REQUEST, mistake.explanation());
        }
    }

    /** A text that the request has to have. */
    public String text(String field) {
        return body.required(field).text();
    }

    /** A text that it may have. */
    public Optional<String> optionalText(String field) {
        return body.optional(field).map(JsonCursor::text);
    }

    /** A number that it may have; 0 if not. */
    public int number(String field) {
        return body.optional(field).map(Request::small).orElse(0);
    }

    /** An array of numbers; none where the field is missing. */
    public List<Integer> numbers(String field) {
        return body.optional(field).map(JsonCursor::items).orElse(List.of()).stream().map(Request::small).toList();
    }

    private static int small(JsonCursor at) {
        long number = at.integer();
        if (Math.abs(number) > MOST) {
            throw at.expected("a number of at most " + MOST);
        }
        return (int) number;
    }

    /** A truth value; false where it is missing. */
    public boolean says(String field) {
        return body.optional(field).map(JsonCursor::truth).orElse(false);
    }
}
