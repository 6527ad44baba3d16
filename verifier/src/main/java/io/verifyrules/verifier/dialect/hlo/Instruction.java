package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Region;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.util.List;
import java.util.Map;

/**
 * An instruction of HLO, and the computation that it is lowered in.
 *
 * @param operation with the attributes of HLO
 */
record Instruction(Operation operation, Scope scope) {

    /** The attributes that HLO's text states. */
    Attributes attributes() {
        return Attributes.of(operation);
    }

    /** The value that it defines. */
    Value result() {
        return operation.results().getFirst();
    }

    /** The type that is stated of its result, without layouts. */
    Type stated() {
        return Shape.plain(result().type());
    }

    /** The number of its operands. */
    int count() {
        return operation.operands().size();
    }

    /** The values that all operands consist of, one after the other. */
    List<Value> operands() {
        return operation.operands().stream().flatMap(each -> scope.of(each).stream()).toList();
    }

    /** The values that each operand consists of. */
    List<List<Value>> byOperand() {
        return operation.operands().stream().map(scope::of).toList();
    }

    /** The values that an operand consists of. */
    List<Value> operand(int index) {
        return scope.of(operation.operands().get(index));
    }

    /** An operand that is an array. */
    Value array(int index) {
        tensor(index);
        return operand(index).getFirst();
    }

    /** The type of an operand that is an array. */
    Type.Tensor tensor(int index) {
        if (Shape.plain(operation.operands().get(index).type()) instanceof Type.Tensor tensor) {
            return tensor;
        }
        throw refused("operand " + index + " is no array");
    }

    /** The operands, all of them arrays. */
    List<Value> arrays() {
        for (int i = 0; i < count(); i++) {
            tensor(i);
        }
        return operands();
    }

    /** The result, which is stated to be an array. */
    Type.Tensor resultTensor() {
        if (stated() instanceof Type.Tensor tensor) {
            return tensor;
        }
        throw refused("its result is no array");
    }

    /** The reason why it is not lowered. */
    NotDenoted refused(String why) {
        return new NotDenoted(operation.place(), operation.name(), why);
    }

    /** A computation that an attribute names. */
    Function computation(String attribute) {
        return computation(attribute, attributes().find(attribute).orElseThrow(() -> attributes().missing(attribute)));
    }

    /** A computation that an attribute, or a part of it, is. */
    Function computation(String attribute, Attribute named) {
        if (named instanceof Attribute.Symbol symbol) {
            return scope.computations()
                    .find(symbol.path().getLast())
                    .orElseThrow(() -> refused("there is no computation " + symbol.path().getLast()));
        }
        throw refused("'" + attribute + "' names no computation");
    }

    /** The results of an operation of StableHLO in place of this one, at its operands in their order. */
    List<Value> as(String name, Map<String, Attribute> attributes, Region... regions) {
        return at(name, operands(), attributes, regions);
    }

    /** The same at other operands. */
    List<Value> at(String name, List<Value> operands, Map<String, Attribute> attributes, Region... regions) {
        return scope.added(name, operands, Shape.leaves(result().name(), result().type(), result().place()),
                Written.all(attributes), List.of(regions), operation.place());
    }

    /** These values in place of the result, which must be of the types that are stated. */
    List<Value> same(List<Value> values) {
        if (!values.stream().map(Value::type).toList().equals(Shape.leaves(result().type()))) {
            throw refused("its result is stated as " + stated() + ", and is of the types "
                    + values.stream().map(Value::type).toList());
        }
        return values;
    }

    /** The computation with its instructions in place of this one, at these values. */
    List<Value> inlined(Function computation, List<List<Value>> arguments) {
        requireTaken(computation, arguments);
        return same(scope.inlined(computation, arguments));
    }

    /** Requires that a computation takes values of these types. */
    void requireTaken(Function computation, List<List<Value>> arguments) {
        List<List<Type>> taken = computation.type().operands().stream().map(Shape::leaves).toList();
        List<List<Type>> given = arguments.stream().map(each -> each.stream().map(Value::type).toList()).toList();
        if (!taken.equals(given)) {
            throw refused(computation.name() + " takes " + taken + ", and is given " + given);
        }
    }

    /** Requires that a computation takes single elements of these types, and gives those. */
    void requireElements(Function computation, List<Type> taken, List<Type> given) {
        List<Type> expected = taken.stream().<Type>map(each -> Type.Tensor.of(each)).toList();
        List<Type> results = given.stream().<Type>map(each -> Type.Tensor.of(each)).toList();
        List<Type> found = computation.type().operands().stream().map(Shape::plain).toList();
        List<Type> result = computation.type().results().stream().flatMap(each -> Shape.leaves(each).stream()).toList();
        if (!found.equals(expected) || !result.equals(results)) {
            throw refused(computation.name() + " takes " + found + " and gives " + result + ", not " + expected
                    + " and " + results);
        }
    }
}
