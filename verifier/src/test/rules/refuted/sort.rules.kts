// Each names the step of an argument about sorted tensors that would be wrong; right ones stand in verified/sort.rules.kts.

rule("sorting changes nothing") {
    expect(REFUTED, because = "{1, 0} becomes {0, 1}")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A.sort(along = s)
    rhs = A
}

rule("lines of two elements are in order") {
    elements(int, bool, f16)
    expect(REFUTED, because = "only those of one are")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    requires { n le 2 }
    lhs = A.sort(along = s)
    rhs = A
}

rule("sorting along one axis is sorting along another") {
    elements(int, f16)
    expect(REFUTED, because = "the lines are others")
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    lhs = A.sort(along = row)
    rhs = A.sort(along = column)
}

rule("sorting along two axes in either order") {
    elements(int, f16)
    expect(REFUTED, because = "{0, 3}, {2, 1} becomes {0, 2}, {1, 3} or {0, 1}, {2, 3}")
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val m by s.sizes
    val A by tensor(row to n, column to m)
    lhs = A.sort(along = row).sort(along = column)
    rhs = A.sort(along = column).sort(along = row)
}

rule("sorting once more along another axis leaves the first in its places") {
    elements(int)
    expect(REFUTED, because = "a column that is sorted moves what was sorted in rows")
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val m by s.sizes
    val A by tensor(row to n, column to m)
    lhs = A.sort(along = row).sort(along = column)
    rhs = A.sort(along = row)
}

rule("rows are sorted as columns are, without changing places") {
    elements(int)
    expect(REFUTED, because = "the order is that of the column")
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    lhs = A.relabel(row to column, column to row).sort(along = column)
    rhs = A.sort(along = row)
}

rule("sorting downwards is sorting upwards") {
    elements(int, bool, f16)
    expect(REFUTED, because = "{0, 1} becomes {1, 0}")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A.sort(along = s).reverse(s)
    rhs = A.sort(along = s)
}

rule("sorting what is reversed is reversing what is sorted") {
    elements(int, f16)
    expect(REFUTED, because = "{1, 0} reversed is sorted")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = A.reverse(s).sort(along = s)
    rhs = A.sort(along = s).reverse(s)
}

rule("sorts of two tensors have one order") {
    elements(int, f16)
    expect(REFUTED, because = "A and B are put in order each by itself")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val B by tensor(s to n)
    lhs = A.sort(along = s) + B.sort(along = s)
    rhs = (A + B).sort(along = s)
}

rule("what is chosen of two is sorted as both are") {
    elements(int)
    expect(REFUTED, because = "a choice makes lines that neither has")
    val s by singleton
    val n by s.sizes
    val P by tensor(bool, s to n)
    val A by tensor(s to n)
    val B by tensor(s to n)
    lhs = select(P, A, B).sort(along = s)
    rhs = select(P, A.sort(along = s), B.sort(along = s))
}

rule("opposites in the same order") {
    elements(int, real, s8, f16)
    expect(REFUTED, because = "-{0, 1} is {-1, 0} in order")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = (-A).sort(along = s)
    rhs = -A.sort(along = s)
}

rule("sorting before a function that does not ascend") {
    elements(int, real)
    expect(REFUTED, because = "the absolute values of {-1, 0} are not in order")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = abs(A).sort(along = s)
    rhs = abs(A.sort(along = s))
}

rule("sorting before any function") {
    elements(int)
    expect(REFUTED, because = "f may descend")
    val s by singleton
    val n by s.sizes
    val f by function
    val A by tensor(s to n)
    lhs = f(A).sort(along = s)
    rhs = f(A.sort(along = s))
}

rule("what is sorted by another tensor") {
    elements(int)
    expect(REFUTED, because = "I is an order of its own")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val I by tensor(int, s to n)
    requires { n ge 1 }
    lhs = A.sort(along = s)
    rhs = A.gather(I, along = s)
}

rule("what is looked up is sorted as all is") {
    elements(int)
    expect(REFUTED, because = "I = {1, 0} takes what is sorted out of order")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    val I by tensor(int, s to n)
    requires { n ge 1 }
    lhs = A.gather(I, along = s).sort(along = s)
    rhs = A.sort(along = s).gather(I, along = s)
}

rule("lines of two lengths have one order") {
    elements(int, f16)
    expect(REFUTED, because = "the least element may be the last")
    val s by singleton
    val n by s.sizes
    val k by s.map
    val A by tensor(s to n)
    lhs = A.slice(end = k).sort(along = s)
    rhs = A.sort(along = s).slice(end = k)
}

rule("sorting before or after padding") {
    elements(int, f16)
    expect(REFUTED, because = "v goes to its place")
    val s by singleton
    val n by s.sizes
    val low by s.map
    val v by element
    val A by tensor(s to n)
    requires { low ge 0 }
    lhs = A.pad(v, low = low).sort(along = s)
    rhs = A.sort(along = s).pad(v, low = low)
}

rule("an element that is cut off after sorting") {
    elements(int, f16)
    expect(REFUTED, because = "v is less than what is cut off then")
    val s by singleton
    val n by s.sizes
    val v by element
    val A by tensor(s to n)
    lhs = A.pad(v, high = 1).sort(along = s).slice(end = n)
    rhs = A.sort(along = s)
}

rule("sorted parts are a sorted whole") {
    elements(int, f16)
    expect(REFUTED, because = "B may begin with less than A ends with")
    val s by singleton
    val n by s.sizes
    val m by s.sizes
    val A by tensor(s to n)
    val B by tensor(s to m)
    lhs = concat(A, B, along = s).sort(along = s)
    rhs = concat(A.sort(along = s), B.sort(along = s), along = s)
}

rule("one line has the order of another") {
    elements(int)
    expect(REFUTED, because = "each line has its own")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val A by tensor(s to n, d to p)
    lhs = A.reverse(d).sort(along = s)
    rhs = A.sort(along = s)
}

rule("lines that are next to each other") {
    elements(int)
    expect(REFUTED, because = "one slice begins some lines later")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val first by d.map
    val A by tensor(s to n, d to p)
    lhs = A.slice(start = first).sort(along = s)
    rhs = A.sort(along = s).slice(end = p - first)
}

rule("lines that agree on some axis") {
    elements(int)
    expect(REFUTED, because = "at rank 2 the starts may differ on the other axis")
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val p by d.sizes
    val one by d.map
    val other by d.map
    val A by tensor(s to n, d to p)
    requires { someLane(one eq other) }
    requires { (one ge 0) and (one lt p) and (other ge 0) and (other lt p) }
    lhs = A.slice(start = one, end = one + 1).sort(along = s)
    rhs = A.sort(along = s).slice(start = other, end = other + 1)
}

rule("zeros have an order") {
    elements(f16)
    expect(REFUTED, because = "0.0 and -0.0 compare as equal, and stay as they are")
    val s by singleton
    val one by s.sizes
    requires { one eq 1 }
    lhs = concat(constant(0, s to one), -constant(0, s to one), along = s).sort(along = s)
    rhs = concat(-constant(0, s to one), constant(0, s to one), along = s).sort(along = s)
}

rule("what is no number comes first") {
    elements(f16)
    expect(REFUTED, because = "it comes last")
    val s by singleton
    val one by s.sizes
    requires { one eq 1 }
    lhs = concat(constant(nan, s to one), constant(0, s to one), along = s).sort(along = s)
    rhs = concat(constant(nan, s to one), constant(0, s to one), along = s)
}

rule("the first is the least") {
    elements(f16)
    expect(REFUTED, because = "the least of nan and 0 is nan, which comes last")
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    requires { n ge 1 }
    lhs = A.sort(along = s).slice(end = lanes(1)).dropUnit(s)
    rhs = A.reduce(min, s)
}

rule("a diagonal has the order of a line") {
    elements(int)
    expect(REFUTED, because = "the diagonal of {0, -7}, {5, -6} is {0, -6}, where both columns ascend")
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    requires { n ge 1 }
    lhs = A.gather(iota(row, row to n), along = column).sort(along = row)
    rhs = A.sort(along = row).gather(iota(row, row to n), along = column)
}

rule("a tensor is sorted by another one") {
    elements(int)
    expect(REFUTED, because = "it is in the order of the first")
    val s by singleton
    val n by s.sizes
    val K by tensor(s to n)
    val A by tensor(s to n)
    lhs = zip(K, A).sort(along = s)[1]
    rhs = A.sort(along = s)
}

rule("tensors are sorted by the second as by the first") {
    elements(int)
    expect(REFUTED, because = "the first alone says the order")
    val s by singleton
    val n by s.sizes
    val K by tensor(s to n)
    val A by tensor(s to n)
    lhs = zip(K, A).sort(along = s)[1]
    rhs = zip(A, K).sort(along = s)[0]
}

rule("equal keys change places") {
    elements(int)
    expect(REFUTED, because = "what has equal keys keeps its order, also where a line is turned before")
    val s by singleton
    val n by s.sizes
    val K by tensor(s to n)
    val A by tensor(s to n)
    lhs = zip(K.reverse(s), A.reverse(s)).sort(along = s)[1]
    rhs = zip(K, A).sort(along = s)[1]
}

rule("the order of a diagonal is that of a line, of several tensors") {
    elements(int)
    expect(REFUTED, because = "a diagonal is no line")
    val s by singleton
    val row by s.label
    val column by s.label
    val n by s.sizes
    val K by tensor(row to n, column to n)
    val A by tensor(row to n)
    requires { n ge 1 }
    lhs = zip(K.gather(iota(row, row to n), along = column), A).sort(along = row)[1]
    rhs = zip(K.slice(end = column to lanes(1)).dropUnit(column), A).sort(along = row)[1]
}
