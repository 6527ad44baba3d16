// XLA's rules about tuples as coded: elements of tuples, and reductions of several arrays at once. A reduction of n arrays combines tuples of n
// elements; XLA writes its results as a tuple of n arrays, which are the components here. An optimization barrier changes no value, so
// it is not written.

import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.Literal

for ((index, letter) in listOf("A", "B", "C").withIndex()) {
    rule("HandleGetTupleElement/01 GetTupleElement(Tuple(A, B, C), $index) => $letter") {
        source("", "HandleGetTupleElement/01", note = "Of three arrays of any shapes; XLA's tuples are of any number.")
        val c by rankClass
        val d by rankClass
        val n by c.sizes
        val p by d.sizes
        val A by tensor(c to n, d to p)
        val B by tensor(d to p)
        val C by tensor(bool, c to n)
        lhs = tuple(A, B, C)[index]
        rhs = listOf(A, B, C)[index]
    }
}

rule("HandleGetTupleElement/01 of two arrays: GetTupleElement(Tuple(A, B), 1) => B") {
    source("", "HandleGetTupleElement/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = tuple(A, B)[1]
    rhs = B
    broken("HandleGetTupleElement/01 broken: counted from 1", because = "element 1 is B, the second one") { rhs = A }
}

rule("HandleOptimizationBarrier/01 GetTupleElement(Barrier(Tuple(A, B, C)), 0) => GetTupleElement(Barrier(Tuple(A, C)), 0)") {
    source("", "HandleOptimizationBarrier/01", note = "B is used by nobody; of A and C each user gets what it got.")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val A by tensor(c to n)
    val B by tensor(d to p)
    val C by tensor(c to n)
    lhs = tuple(A, B, C)[0]
    rhs = tuple(A, C)[0]
}

rule("HandleOptimizationBarrier/01 GetTupleElement(Barrier(Tuple(A, B, C)), 2) => GetTupleElement(Barrier(Tuple(A, C)), 1)") {
    source("", "HandleOptimizationBarrier/01")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val A by tensor(c to n)
    val B by tensor(d to p)
    val C by tensor(c to n)
    lhs = tuple(A, B, C)[2]
    rhs = tuple(A, C)[1]
    broken("HandleOptimizationBarrier/01 broken: users are not renumbered", because = "element 0 is A now") {
        rhs = tuple(A, C)[0]
    }
}

rule("HandleReduce/02 GetTupleElement(Reduce((A,), (v,), g), 0) => GetTupleElement(Tuple(Reduce(A, v, g)), 0) for any g") {
    source("", "HandleReduce/02")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val v by element
    val g by monoid
    val A by tensor(c to n, d to p)
    lhs = tuple(A.reduce(g, c, initial = v))[0]
    rhs = A.reduce(g, c, initial = v)
    broken("HandleReduce/02 broken: without the initial value", because = "v is combined with each result") {
        requires { n ge 1 }
        rhs = A.reduce(g, c)
    }
}

rule("HandleReduceWindow/03 GetTupleElement(ReduceWindow((A,), (v,), g), 0) => ReduceWindow(A, v, g) for any g") {
    source("", "HandleReduceWindow/03")
    val c by rankClass
    val n by c.sizes
    val size by c.sizes
    val stride by c.sizes
    val low by c.map
    val high by c.map
    val v by element
    val g by monoid
    val A by tensor(c to n)
    lhs = tuple(A.reduceWindow(g, size = size, stride = stride, low = low, high = high, initial = v))[0]
    rhs = A.reduceWindow(g, size = size, stride = stride, low = low, high = high, initial = v)
    broken("HandleReduceWindow/03 broken: without the padding", because = "the windows are others") {
        rhs = A.reduceWindow(g, size = size, stride = stride, initial = v)
    }
}

/** What XLA begins with: an infinity, or the end of the integers of a machine. */
fun initial(extreme: Any, type: ElementType): Element = when (type) {
    is ElementType.Machine -> Element.of(Literal.Whole(if (extreme == argmax) type.least() else type.greatest()), type)
    else -> Element.infinity(extreme == argmin, type)
}

for (extreme in listOf(argmax, argmin)) for (type in listOf(int, real, s8, s32, u8, u32)) {
    val of = if (extreme == argmax) max else min
    val id = if (extreme == argmax) "HandleReduce/13" else "HandleReduce/14"
    val end = initial(extreme, type)
    val zero = Element.of(0, int)

    rule("HandleReduce/05 $extreme of (Broadcast(v), Iota) => (Broadcast(v), 0), of $type") {
        source("", "HandleReduce/05", note = "Over the axis of the iota; arrays without elements were replaced before.")
        val s by singleton
        val c by rankClass
        val d by rankClass
        val n by s.sizes
        val m by c.sizes
        val p by d.sizes
        val v by element(type)
        val some = requires { n ge 1 }
        val others = requires { m ge 1 }
        lhs = zip(constant(v, s to n, c to m, d to p), iota(s, s to n, c to m, d to p))
            .reduce(extreme, s, c, initial = zip(end, zero))
        rhs = zip(constant(v, d to p), constant(zero, d to p))
        broken("HandleReduce/05 broken: $extreme over an axis without elements, of $type", because = "nothing but the initial pair is there") {
            without(some)
        }
        broken("HandleReduce/05 broken: $extreme over others without elements, of $type", because = "nothing but the initial pair is there") {
            without(others)
        }
    }

    rule("$id Reduce[$of](A) => GetTupleElement($extreme of (A, Iota), 0), of $type") {
        source("", id, note = "The other reduction is there already. Not of floats, whose zeros and NaNs the body compares one way in one order and another in another.")
        val s by singleton
        val c by rankClass
        val d by rankClass
        val n by s.sizes
        val m by c.sizes
        val p by d.sizes
        val A by tensor(type, s to n, c to m, d to p)
        lhs = A.reduce(of, s, c, initial = end)
        rhs = zip(A, iota(s, s to n, c to m, d to p)).reduce(extreme, s, c, initial = zip(end, zero))[0]
        broken("$id broken: the other extreme, of $type", because = "A = {0, 1}") {
            val other = if (extreme == argmax) argmin else argmax
            rhs = zip(A, iota(s, s to n, c to m, d to p)).reduce(other, s, c, initial = zip(end, zero))[0]
        }
    }
}
