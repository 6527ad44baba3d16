package io.verifyrules.verifier.json.message;

import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.report.InstanceJson;
import io.verifyrules.verifier.json.text.JsonText;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON object that is said to a page, with its fields in their order.
 *
 * @param fields texts, numbers, truth values, lists and maps of these; never null
 */
public record Message(Map<String, Object> fields) {

    /** The object without fields. */
    public static final Message EMPTY = new Message(Map.of());

    public Message {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    /** A message of a kind that the page tells apart. */
    public static Message of(String type) {
        return EMPTY.with("type", type);
    }

    /** The same with a text. */
    public Message with(String name, String text) {
        return and(name, text);
    }

    /** The same with a number. */
    public Message with(String name, long number) {
        return and(name, number);
    }

    /** The same with a truth value. */
    public Message with(String name, boolean truth) {
        return and(name, truth);
    }

    /** The same with an object. */
    public Message with(String name, Message object) {
        return and(name, object.fields());
    }

    /** An instance, in the form from which it is read again. */
    public static Message instance(RuleInstance instance) {
        Map<String, Object> fields = new LinkedHashMap<>();
        InstanceJson.write(instance).properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
        return new Message(fields);
    }

    /** The same with a text, if there is one. */
    public Message withText(String name, Optional<String> text) {
        return text.map(some -> with(name, some)).orElse(this);
    }

    /** The same with an object, if there is one. */
    public Message withObject(String name, Optional<Message> object) {
        return object.map(some -> with(name, some)).orElse(this);
    }

    /** The same with a list of objects. */
    public Message with(String name, List<Message> objects) {
        return and(name, objects.stream().map(Message::fields).toList());
    }

    /** The same with a list of texts. */
    public Message withTexts(String name, List<String> texts) {
        return and(name, List.copyOf(texts));
    }

    /** The same with a list of numbers. */
    public Message withNumbers(String name, List<Integer> numbers) {
        return and(name, List.copyOf(numbers));
    }

    /** The same with the field where something is so, and without it where it is not. */
    public Message where(String name, boolean so) {
        return so ? with(name, true) : this;
    }

    /** The same with all fields of another one behind its own. */
    public Message and(Message other) {
        Map<String, Object> all = new LinkedHashMap<>(fields);
        all.putAll(other.fields());
        return new Message(all);
    }

    private Message and(String name, Object value) {
        Map<String, Object> all = new LinkedHashMap<>(fields);
        all.put(name, value);
        return new Message(all);
    }

    /** On one line. */
    public String line() {
        return JsonText.line((Object) fields);
    }
}
