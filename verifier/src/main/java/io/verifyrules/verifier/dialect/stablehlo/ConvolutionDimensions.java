package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Convolved;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The dimensions of the input, the kernel and the result of a convolution, such as
 * {@code [b, f, 0]x[o, i, 0]->[b, f, 0]}.
 */
record ConvolutionDimensions(List<String> input, List<String> kernel, List<String> result) {

    static final String BATCH = Convolved.BATCH;
    static final String FEATURE = Convolved.FEATURE;
    static final String KERNEL_INPUT = Convolved.KERNEL_INPUT;
    static final String KERNEL_OUTPUT = Convolved.KERNEL_OUTPUT;

    private static final Pattern LISTS = Pattern
            .compile("\\[([^\\]]*)\\]\\s*x\\s*\\[([^\\]]*)\\]\\s*->\\s*\\[([^\\]]*)\\]");
    private static final Pattern ENTRY = Pattern.compile("(\\w+)\\s*=\\s*(?:\\[([^\\]]*)\\]|(\\d+))");

    ConvolutionDimensions {
        input = List.copyOf(input);
        kernel = List.copyOf(kernel);
        result = List.copyOf(result);
    }

    /** The dimensions that an operation states, with letters or with numbers. */
    static ConvolutionDimensions of(Operation operation) {
        Attributes attributes = Attributes.of(operation);
        Attribute stated = attributes.find("dimension_numbers")
                .orElseThrow(() -> attributes.missing("dimension_numbers"));
        if (stated instanceof Attribute.Words words) {
            Matcher lists = LISTS.matcher(words.words());
            if (lists.matches()) {
                return new ConvolutionDimensions(names(lists.group(1)), names(lists.group(2)), names(lists.group(3)));
            }
            if (words.words().startsWith("raw")) {
                return numbered(operation, words.words());
            }
        }
        throw new NotDenoted(operation.place(), operation.name(),
                "expected #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, found " + stated);
    }

    private static List<String> names(String list) {
        return Stream.of(list.split(",")).map(String::strip).filter(each -> !each.isEmpty()).toList();
    }

    private static ConvolutionDimensions numbered(Operation operation, String words) {
        Map<String, String> numbers = new HashMap<>();
        Matcher entries = ENTRY.matcher(words);
        while (entries.find()) {
            numbers.put(entries.group(1), entries.group(2) != null ? entries.group(2) : entries.group(3));
        }
        return new ConvolutionDimensions(
                placed(operation, numbers, "input",
                        Map.of("input_batch_dimension", BATCH, "input_feature_dimension", FEATURE)),
                placed(operation, numbers, "kernel",
                        Map.of("kernel_input_feature_dimension", KERNEL_INPUT, "kernel_output_feature_dimension",
                                KERNEL_OUTPUT)),
                placed(operation, numbers, "output",
                        Map.of("output_batch_dimension", BATCH, "output_feature_dimension", FEATURE)));
    }

    private static List<String> placed(Operation operation, Map<String, String> numbers, String whose,
            Map<String, String> named) {
        Map<Integer, String> places = new HashMap<>();
        named.forEach((name, letter) -> places.put(Integer.parseInt(found(operation, numbers, name).strip()), letter));
        List<String> spatial = names(numbers.getOrDefault(whose + "_spatial_dimensions", ""));
        for (int i = 0; i < spatial.size(); i++) {
            places.put(Integer.parseInt(spatial.get(i)), Integer.toString(i));
        }
        int rank = spatial.size() + named.size();
        return IntStream.range(0, rank).mapToObj(i -> places.getOrDefault(i, "?")).toList();
    }

    private static String found(Operation operation, Map<String, String> numbers, String name) {
        String number = numbers.get(name);
        if (number == null) {
            throw new NotDenoted(operation.place(), operation.name(), "its dimension_numbers lack " + name);
        }
        return number;
    }

    /** The same for any dialect. */
    Convolved.Roles roles() {
        return new Convolved.Roles(input, kernel, result);
    }

    /** The number of spatial dimensions. */
    int spatial() {
        return input.size() - 2;
    }

    /** Whether each list has two letters of its own and all spatial dimensions once. */
    boolean arePermutations() {
        return arePermutation(input, BATCH, FEATURE) && arePermutation(kernel, KERNEL_INPUT, KERNEL_OUTPUT)
                && arePermutation(result, BATCH, FEATURE) && kernel.size() == input.size()
                && result.size() == input.size();
    }

    private static boolean arePermutation(List<String> names, String some, String other) {
        return names.contains(some) && names.contains(other)
                && IntStream.range(0, names.size() - 2).allMatch(i -> names.contains(Integer.toString(i)));
    }
}
