package io.verifyrules.verifier.dialect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Random chains of movements, beside a row-major array that is moved as the specification says, index by index. */
class RandomMovementsTest {

    private static final int CHAINS = 250;
    private static final int LONGEST = 6;
    private static final int MOST_ELEMENTS = 400;

    /** A tensor of numbers in row-major order. */
    private record Plain(List<Integer> sizes, List<Integer> numbers) {

        static Plain of(List<Integer> sizes, Function<List<Integer>, Integer> number) {
            int count = sizes.stream().reduce(1, Math::multiplyExact);
            return new Plain(sizes, IntStream.range(0, count).mapToObj(i -> number.apply(index(i, sizes))).toList());
        }

        private static List<Integer> index(int place, List<Integer> sizes) {
            List<Integer> index = new ArrayList<>();
            int rest = place;
            for (int size : sizes.reversed()) {
                index.addFirst(rest % size);
                rest /= size;
            }
            return index;
        }

        int at(List<Integer> index) {
            int place = 0;
            for (int i = 0; i < index.size(); i++) {
                place = place * sizes.get(i) + index.get(i);
            }
            return numbers.get(place);
        }

        String type() {
            return "tensor<" + sizes.stream().map(size -> size + "x").collect(Collectors.joining()) + "i32>";
        }

        int rank() {
            return sizes.size();
        }
    }

    /** A chain in the making: the text so far, and what its last value is. */
    private static final class Chain {

        private final Random random;
        private final StringBuilder text = new StringBuilder();
        private Plain value;
        private int steps;

        private Chain(Random random) {
            this.random = random;
            this.value = start();
        }

        private Plain start() {
            List<Integer> sizes = IntStream.range(0, 1 + random.nextInt(4))
                    .mapToObj(i -> 1 + random.nextInt(5))
                    .toList();
            Plain made = Plain.of(sizes, index -> random.nextInt(1000));
            text.append("func.func @f() -> RESULT {\n  %0 = stablehlo.constant dense<")
                    .append(nested(made.sizes(), made.numbers()))
                    .append("> : ")
                    .append(made.type())
                    .append('\n');
            return made;
        }

        private static String nested(List<Integer> sizes, List<Integer> numbers) {
            if (sizes.isEmpty()) {
                return numbers.getFirst().toString();
            }
            int each = numbers.size() / sizes.getFirst();
            return IntStream.range(0, sizes.getFirst())
                    .mapToObj(i -> nested(sizes.subList(1, sizes.size()), numbers.subList(i * each, (i + 1) * each)))
                    .collect(Collectors.joining(", ", "[", "]"));
        }

        private void step() {
            switch (value.rank() == 0 ? 4 : random.nextInt(7)) {
                case 0 -> transpose();
                case 1 -> reshape();
                case 2 -> slice();
                case 3 -> reverse();
                case 4 -> broadcast();
                case 5 -> concatenate();
                default -> pad();
            }
        }

        private void next(String operation, Plain result) {
            steps++;
            text.append("  %")
                    .append(steps)
                    .append(" = ")
                    .append(operation.replace("%x", "%" + (steps - 1)))
                    .append(" : (")
                    .append(operands(operation))
                    .append(") -> ")
                    .append(result.type())
                    .append('\n');
            value = result;
        }

        private String operands(String operation) {
            int count = operation.split("%x", -1).length - 1;
            return String.join(", ", Collections.nCopies(count, value.type()))
                    + (operation.contains("%c") ? ", tensor<i32>" : "");
        }

        private List<Integer> order(int rank) {
            List<Integer> order = new ArrayList<>(IntStream.range(0, rank).boxed().toList());
            Collections.shuffle(order, random);
            return order;
        }

        private void transpose() {
            Plain from = value;
            List<Integer> order = order(from.rank());
            next("stablehlo.transpose %x, dims = " + order,
                    Plain.of(order.stream().map(from.sizes()::get).toList(), index -> {
                        List<Integer> place = new ArrayList<>(Collections.nCopies(from.rank(), 0));
                        IntStream.range(0, order.size()).forEach(i -> place.set(order.get(i), index.get(i)));
                        return from.at(place);
                    }));
        }

        /** Factors of all elements in any order, some of them joined. */
        private void reshape() {
            List<Integer> sizes = new ArrayList<>();
            int rest = value.numbers().size();
            for (int factor = 2; factor <= rest; factor++) {
                while (rest % factor == 0) {
                    sizes.add(factor);
                    rest /= factor;
                }
            }
            Collections.shuffle(sizes, random);
            while (sizes.size() > 4 || (sizes.size() > 1 && random.nextInt(3) == 0)) {
                int first = random.nextInt(sizes.size() - 1);
                sizes.set(first, sizes.get(first) * sizes.get(first + 1));
                sizes.subList(first + 1, first + 2).clear();
            }
            for (int i = random.nextInt(3); i > 0; i--) {
                sizes.add(random.nextInt(sizes.size() + 1), 1);
            }
            next("stablehlo.reshape %x", new Plain(List.copyOf(sizes), value.numbers()));
        }

        private void slice() {
            Plain from = value;
            List<Integer> start = new ArrayList<>();
            List<Integer> stride = new ArrayList<>();
            List<Integer> sizes = new ArrayList<>();
            List<String> parts = new ArrayList<>();
            for (int size : from.sizes()) {
                int first = random.nextInt(size);
                int end = first + 1 + random.nextInt(size - first);
                int by = 1 + random.nextInt(3);
                start.add(first);
                stride.add(by);
                sizes.add((end - first + by - 1) / by);
                parts.add(first + ":" + end + ":" + by);
            }
            next("stablehlo.slice %x " + parts,
                    Plain.of(sizes,
                            index -> from.at(IntStream.range(0, index.size())
                                    .mapToObj(i -> start.get(i) + index.get(i) * stride.get(i))
                                    .toList())));
        }

        private void reverse() {
            Plain from = value;
            List<Integer> dimensions = order(from.rank()).subList(0, 1);
            next("\"stablehlo.reverse\"(%x) {dimensions = array<i64: " + dimensions.getFirst() + ">}",
                    Plain.of(from.sizes(), index -> {
                        List<Integer> place = new ArrayList<>(index);
                        int i = dimensions.getFirst();
                        place.set(i, from.sizes().get(i) - 1 - index.get(i));
                        return from.at(place);
                    }));
        }

        private void broadcast() {
            Plain from = value;
            List<Integer> to = new ArrayList<>(order(from.rank() + 1).subList(0, from.rank()));
            List<Integer> sizes = new ArrayList<>(Collections.nCopies(from.rank() + 1, 2));
            for (int i = 0; i < from.rank(); i++) {
                sizes.set(to.get(i),
                        from.sizes().get(i) == 1 && random.nextBoolean() ? Integer.valueOf(3) : from.sizes().get(i));
            }
            next("stablehlo.broadcast_in_dim %x, dims = " + to,
                    Plain.of(List.copyOf(sizes),
                            index -> from.at(IntStream.range(0, from.rank())
                                    .mapToObj(i -> from.sizes().get(i) == 1 ? Integer.valueOf(0) : index.get(to.get(i)))
                                    .toList())));
        }

        private void concatenate() {
            Plain from = value;
            int along = random.nextInt(from.rank());
            List<Integer> sizes = new ArrayList<>(from.sizes());
            sizes.set(along, 2 * from.sizes().get(along));
            next("stablehlo.concatenate %x, %x, dim = " + along, Plain.of(List.copyOf(sizes), index -> {
                List<Integer> place = new ArrayList<>(index);
                place.set(along, index.get(along) % from.sizes().get(along));
                return from.at(place);
            }));
        }

        /** Edges may be negative, and there may be holes. */
        private void pad() {
            Plain from = value;
            List<Integer> low = new ArrayList<>();
            List<Integer> high = new ArrayList<>();
            List<Integer> interior = new ArrayList<>();
            List<Integer> sizes = new ArrayList<>();
            for (int size : from.sizes()) {
                int hole = random.nextInt(3);
                int inside = size + (size - 1) * hole;
                int before = random.nextInt(4) - Math.min(2, inside - 1);
                int after = random.nextInt(3) - (inside + before > 2 ? 1 : 0);
                low.add(before);
                high.add(after);
                interior.add(hole);
                sizes.add(inside + before + after);
            }
            if (sizes.stream().anyMatch(size -> size < 1)) {
                return;
            }
            text.append("  %c").append(steps).append(" = stablehlo.constant dense<-7> : tensor<i32>\n");
            next("stablehlo.pad %x, %c" + steps + ", low = " + low + ", high = " + high + ", interior = " + interior,
                    Plain.of(List.copyOf(sizes), index -> {
                        List<Integer> place = new ArrayList<>();
                        for (int i = 0; i < index.size(); i++) {
                            int inside = index.get(i) - low.get(i);
                            int by = interior.get(i) + 1;
                            if (inside < 0 || inside % by != 0 || inside / by >= from.sizes().get(i)) {
                                return -7;
                            }
                            place.add(inside / by);
                        }
                        return from.at(place);
                    }));
        }

        private String program() {
            return text.toString().replace("RESULT", value.type()) + "  return %" + steps + " : " + value.type()
                    + "\n}\n";
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void programsComputeWhatTheSpecificationSays(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < CHAINS; i++) {
            Chain chain = new Chain(random);
            for (int step = 0; step < LONGEST && chain.value.numbers().size() < MOST_ELEMENTS; step++) {
                chain.step();
            }
            Evaluated found = Evaluated.of(chain.program());
            assertThat(found.sizes()).as(chain.program()).isEqualTo(chain.value.sizes());
            assertThat(found.text()).as(chain.program())
                    .isEqualTo(chain.value.numbers().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        }
    }
}
