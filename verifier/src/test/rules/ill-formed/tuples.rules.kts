// What is no rule about tuples.

rule("a zip of tensors with different axes") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes; val d by rankClass; val m by d.sizes
    val A by tensor(c to n); val B by tensor(d to m)
    lhs = zip(A, B)[0]
    rhs = A
}

rule("a component that is not there") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A, B)[2]
    rhs = A
}

rule("a component before the first one") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = zip(A, B)[-1]
    rhs = A
}

rule("a component of what is no tuple") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = A[0]
    rhs = A
}

rule("an element of a tuple that is not there") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val B by tensor(c to n)
    lhs = tuple(A, B)[2]
    rhs = A
}

rule("a tensor that is declared with tuples") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(tuple(T, int), c to n)
    lhs = A
    rhs = A
}

rule("an element that is declared as a tuple") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val v by element(tuple(T, int))
    lhs = constant(v, c to n)
    rhs = constant(v, c to n)
}

rule("a function of tuples that combines nothing") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val f by function(tuple(T, T))
    val A by tensor(c to n)
    lhs = f(zip(A, A))
    rhs = f(zip(A, A))
}

rule("a reduction by a function of other tuples") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val g by monoid(tuple(T, int))
    val A by tensor(c to n); val B by tensor(bool, c to n)
    lhs = zip(A, B).reduce(g, c)
    rhs = zip(A, B).reduce(g, c)
}

rule("a reduction by a function of longer tuples") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val g by monoid(tuple(T, T, T))
    val A by tensor(c to n)
    lhs = zip(A, A).reduce(g, c)
    rhs = zip(A, A).reduce(g, c)
}

rule("a reduction of tuples by a function of their components") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val g by monoid
    val A by tensor(c to n)
    lhs = zip(A, A).reduce(g, c)
    rhs = zip(A, A).reduce(g, c)
}

rule("a sum of tuples") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n)
    lhs = zip(A, A).reduce(sum, c)
    rhs = zip(A, A).reduce(sum, c)
}

rule("the sum of two tuples") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n)
    lhs = zip(A, A) + zip(A, A)
    rhs = zip(A, A)
}

rule("tuples that are compared") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n)
    lhs = zip(A, A) eq zip(A, A)
    rhs = A eq A
}

rule("tuples of tuples") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = zip(zip(A, A), A)[1]
    rhs = A
}

rule("tuples of MLIR's integers, which may be poison") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(i8, c to n)
    lhs = zip(A, A)[1]
    rhs = A
}

rule("an identity with too few components") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val v by element
    val g by monoid(tuple(T, T), identity = zip(v))
    val A by tensor(c to n)
    lhs = zip(A, A).reduce(g, c)
    rhs = zip(A, A).reduce(g, c)
}

rule("an identity of other types") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val v by element
    val g by monoid(tuple(T, int), identity = zip(v, TRUE))
    val A by tensor(c to n); val K by tensor(int, c to n)
    lhs = zip(A, K).reduce(g, c)
    rhs = zip(A, K).reduce(g, c)
}

rule("an initial tuple of other types") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val v by element
    val g by monoid(tuple(T, int))
    val A by tensor(c to n); val K by tensor(int, c to n)
    lhs = zip(A, K).reduce(g, c, initial = zip(v, v))
    rhs = zip(A, K).reduce(g, c, initial = zip(v, v))
}

rule("an initial element where tuples are combined") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val v by element
    val g by monoid(tuple(T, T))
    val A by tensor(c to n)
    lhs = zip(A, A).reduce(g, c, initial = v)
    rhs = zip(A, A).reduce(g, c, initial = v)
}

rule("tuples padded with an element") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = zip(A, A).pad(v, low = 1)
    rhs = zip(A, A).pad(v, low = 1)
}

rule("argmax of values alone") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n)
    lhs = A.reduce(argmax, c)
    rhs = A.reduce(argmax, c)
}

rule("argmax of triples") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n)
    lhs = zip(A, A, A).reduce(argmax, c)[0]
    rhs = A.reduce(max, c)
}

rule("argmax of floats, of which neither of two zeros is the greater one") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(f32, c to n); val I by tensor(int, c to n)
    lhs = zip(A, I).reduce(argmax, c)[0]
    rhs = A.reduce(max, c)
}

rule("argmax claimed for floats") {
    expect(ILL_FORMED)
    elements(f32)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n); val I by tensor(int, c to n)
    lhs = zip(A, I).reduce(argmax, c)[0]
    rhs = A.reduce(max, c)
}

rule("argmax with indices of the type that is left open") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n); val I by tensor(c to n)
    lhs = zip(A, I).reduce(argmax, c)[1]
    rhs = I.reduce(min, c)
}

rule("argmax with indices that are no integers") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n); val I by tensor(real, c to n)
    lhs = zip(A, I).reduce(argmax, c)[1]
    rhs = I.reduce(min, c)
}

rule("sides of which one is of tuples") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = zip(A, A)
    rhs = A
}

rule("an assumption on one tensor of a tuple, which may be of other sizes than the others") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(int, c to n)
    assume { tuple(A, A)[0] gt 0 }
    lhs = A
    rhs = A
}

rule("a function of pairs that is called like another reduction") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val argmax by monoid(tuple(int, int))
    val A by tensor(int, c to n)
    lhs = zip(A, A).reduce(argmax, c)[0]
    rhs = A.reduce(max, c)
}

rule("a function that is called like a sum") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val sum by monoid(int)
    val A by tensor(int, c to n)
    lhs = A.reduce(sum, c)
    rhs = A.reduce(sum, c)
}

rule("a function of tuples in a rule that mentions an infinity") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val g by monoid(tuple(real, bool))
    val A by tensor(real, c to n); val P by tensor(bool, c to n)
    lhs = zip(max(A, -inf), P).reduce(g, c)
    rhs = zip(A, P).reduce(g, c)
}

rule("numbers in a zip, of which nothing says whether they are integers") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = zip(A, constant(0, c to n))[0]
    rhs = A
}

rule("numbers in a tuple, of which nothing says whether they are integers") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(c to n)
    lhs = tuple(A, constant(0, c to n))[0]
    rhs = A
}

rule("tuples that are frozen") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val A by tensor(f32, c to n)
    val f by freeze(zip(A, A))
    lhs = f
    rhs = zip(A, A)
}

rule("tuples beside what is MLIR's, where floats may be poison") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val g by monoid(tuple(f32, f32))
    val A by tensor(f32, c to n)
    lhs = zip(addf(A, A), A).reduce(g, c)
    rhs = zip(addf(A, A), A).reduce(g, c)
}

rule("a number in a component that nobody takes") {
    expect(ILL_FORMED)
    val c by rankClass; val n by c.sizes
    val v by element
    lhs = constant(zip(v, 0), c to n)[0]
    rhs = constant(v, c to n)
}
