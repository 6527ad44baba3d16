package io.verifyrules.verifier.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The arguments that an editor was given and sends back. */
final class Arguments {

    private Arguments() {
    }

    /** The texts that an object has under these names; nothing where something else was sent. */
    static Optional<List<String>> texts(JsonElement sent, List<String> names) {
        if (!sent.isJsonObject()) {
            return Optional.empty();
        }
        JsonObject object = sent.getAsJsonObject();
        return names.stream().allMatch(name -> isText(object.get(name)))
                ? Optional.of(names.stream().map(name -> object.get(name).getAsString()).toList())
                : Optional.empty();
    }

    private static boolean isText(@Nullable JsonElement value) {
        return value != null && value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
    }
}
