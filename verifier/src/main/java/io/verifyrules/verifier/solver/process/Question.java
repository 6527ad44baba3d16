package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.smtlib.SmtLibPrinter;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A query as another process is asked it.
 *
 * @param script an SMT-LIB 2 script that ends by asking for a model
 * @param watched the functions without arguments that the script defines as the watched terms, as they are written
 *     there
 * @param budget the allowed cost of the answer
 */
public record Question(String script, List<String> watched, Budget budget) {

    public Question {
        watched = List.copyOf(watched);
    }

    static Question of(Query query, Budget budget) {
        List<String> watched = IntStream.range(0, query.watched().size()).mapToObj(SmtLibPrinter::watched).toList();
        return new Question(SmtLibPrinter.printWithWatched(query), watched, budget);
    }

    static Question read(DataInput in) throws IOException {
        String script = Wire.readText(in);
        List<String> watched = Wire.readList(in, Wire::readText);
        return new Question(script, watched,
                new Budget(in.readLong(), Duration.ofMillis(in.readLong()), in.readBoolean()));
    }

    void write(DataOutput out) throws IOException {
        Wire.writeText(out, script);
        Wire.writeList(out, watched, Wire::writeText);
        out.writeLong(budget.resources());
        out.writeLong(budget.wallTime().toMillis());
        out.writeBoolean(budget.search());
    }
}
