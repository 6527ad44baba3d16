// Reductions as coded. In XLA each has an initial value, which is combined with the result once.

rule("enzyme/ReduceToReshape: Reduce(A, w) => g(w, Reshape(A)) over axes of size 1") {
    source(note = "A reducer that is one commutative operator.")
    val c by rankClass
    val u by rankClass
    val n by c.sizes
    val q by u.sizes
    val w by element
    val g by monoid
    val A by tensor(c to n, u to q)
    val one = requires { q eq 1 }
    lhs = A.reduce(g, u, initial = w)
    rhs = g(w, A.dropUnit(u))
    broken("enzyme/ReduceToReshape broken: over an axis of size 0", because = "q = 0: no axis of size 1 to drop") { without(one) }
    broken("enzyme/ReduceToReshape broken: without the initial value", because = "g(w, A) against A") { rhs = A.dropUnit(u) }
}

rule("enzyme/ReduceToReshape of floats: Reduce[+](A, w) => Add(w, Reshape(A)) over axes of size 1") {
    source(note = "One element, so no order matters.")
    val c by rankClass
    val u by singleton
    val n by c.sizes
    val w by element
    val A by tensor(c to n, u to 1)
    elements(floats)
    lhs = A.reduce(sum, u, initial = w)
    rhs = w + A.dropUnit(u)
    broken("enzyme/ReduceToReshape of floats, broken: without the initial value", because = "w = 1, A = 0: 1 against 0") { rhs = A.dropUnit(u) }
}

for ((name, m) in listOf("Max" to max, "Min" to min))
rule("enzyme/ReducePad: Reduce[$name](Pad(A, v), w) => Pad($name(Reduce(A, w), v), v)") {
    source(note = "Edges and interior padding from 0 on. That an axis that is reduced is padded is not asked for; kept axes are padded with v.")
    expect(REFUTED, because = "nothing is padded: A against A or v, whichever is the $name")
    elements(int + real + s8 + u8 + f32)
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val l by s.map
    val h by s.map
    val i by s.map
    val p by d.sizes
    val ld by d.map
    val v by element
    val w by element
    val A by tensor(s to n, d to p)
    val low = requires { (l ge 0) and (h ge 0) }
    requires { ld ge 0 }
    lhs = A.pad(v, low = axes(l, ld), high = s to h, interior = s to i).reduce(m, s, initial = w)
    rhs = m(A.reduce(m, s, initial = w), v).pad(v, low = ld)
    repaired("enzyme/ReducePad repaired: reduced axes are padded by $name, and others are not") {
        replace(low) { (l ge 1) and (h ge 0) }
        requires { ld eq 0 }
    }
}

rule("enzyme/ReducePad sum: Reduce[+](Pad(A, 0), w) => Pad(Reduce(A, w), 0)") {
    source(note = "For padding with the constant 0; kept axes are padded with 0, where the sum of zeros begins with w.")
    expect(REFUTED, because = "w = 1 and one place of padding on an axis that is kept: 1 against 0")
    elements(int + real + s8 + u8)
    val s by singleton
    val d by rankClass
    val n by s.sizes
    val l by s.map
    val h by s.map
    val p by d.sizes
    val ld by d.map
    val w by element
    val A by tensor(s to n, d to p)
    requires { (l ge 0) and (h ge 0) }
    requires { ld ge 0 }
    lhs = A.pad(0, low = axes(l, ld), high = s to h).reduce(sum, s, initial = w)
    rhs = A.reduce(sum, s, initial = w).pad(0, low = ld)
    repaired("enzyme/ReducePad sum, repaired: from 0 on") { requires { w eq 0 } }
    repaired("enzyme/ReducePad sum, repaired: no axis that is kept is padded") { requires { ld eq 0 } }
}

rule("enzyme/ReducePad multiple: Reduce[+](Pad(A, v), w) => Add(Reduce(A, w), Mul(v, k)) for k places of padding") {
    source(note = "Two axes are reduced, kept ones are not padded. The places of padding on each axis are added up.")
    expect(REFUTED, because = "n = m = 1, l = k = 1: three places of padding against 1 + 1")
    elements(int + real)
    val s by singleton
    val t by singleton
    val n by s.sizes
    val l by s.sizes
    val m by t.sizes
    val k by t.sizes
    val v by element
    val w by element
    val A by tensor(s to n, t to m)
    lhs = A.pad(v, low = axes(l, k)).reduce(sum, s, t, initial = w)
    rhs = A.reduce(sum, s, t, initial = w) + constant(v) * (l + k)
    repaired("enzyme/ReducePad multiple, repaired: one of them is padded, and the other has one place") {
        requires { m eq 1 }
        requires { k eq 0 }
    }
}

rule("enzyme/ReducePad product: Reduce[*](Pad(A, v), w) => Mul(Reduce[*](A, w), Pow(v, k)) for k places of padding") {
    source(note = "One axis is reduced; kept ones are not padded. One or two places of padding.")
    elements(real)
    expect(UNKNOWN, because = "that a power is the product of the padding is no step of a proof")
    val s by singleton
    val n by s.sizes
    val l by s.sizes
    val v by element(real)
    val w by element(real)
    val A by tensor(real, s to n)
    val few = requires { (l ge 1) and (l le 2) }
    lhs = A.pad(v, low = l).reduce(product, s, initial = w)
    rhs = A.reduce(product, s, initial = w) * pow(constant(v), constant(convert(number(l), real)))
    broken("enzyme/ReducePad product, broken: one place more", because = "l = 0, v = 2: w against 2 w") {
        without(few)
        rhs = A.reduce(product, s, initial = w) * pow(constant(v), constant(convert(number(l + 1), real)))
    }
}

rule("enzyme/FullReduceReshapeOrTranspose: Reduce(f(Reshape(A))) => Reduce(f(A)) over all axes") {
    source(note = "One operand; the result is reduced by any associative and commutative function.")
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val w by element
    val g by monoid
    val f by function
    val A by tensor(c to n)
    lhs = f(A.reshape(c, d to m)).reduce(g, d, initial = w)
    rhs = f(A).reduce(g, c, initial = w)
    broken("enzyme/FullReduceReshapeOrTranspose broken: without the function", because = "f(A) against A") {
        rhs = A.reduce(g, c, initial = w)
    }
}

rule("enzyme/FullReduceReshapeOrTranspose pairs: Reduce(f(Transpose(A; p), Transpose(B; q))) => Reduce(f(A, B)) over all axes") {
    source(note = "The shapes of A and B are compared, but not how they are moved: two transposes may differ, or one may be a reshape.")
    expect(REFUTED, because = "n = 2 x 2, p exchanges the axes and q does not: A[0, 1] meets B[1, 0]")
    val c by rankClass
    val p by permutation(c)
    val q by permutation(c)
    val n by c.sizes
    val w by element
    val g by monoid
    val f by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to n)
    requires { n.permuted(p) eq n.permuted(q) }
    lhs = f(A.transpose(p), B.transpose(q)).reduce(g, c, initial = w)
    rhs = f(A, B).reduce(g, c, initial = w)
    repaired("enzyme/FullReduceReshapeOrTranspose pairs, repaired: one transpose") {
        lhs = f(A.transpose(p), B.transpose(p)).reduce(g, c, initial = w)
    }
}

rule("enzyme/TransposeReduce: Transpose(Reduce(A); p) => Reduce(Transpose(A; p))") {
    source(note = "Axes that are reduced stay where they are.")
    val c by rankClass
    val d by rankClass
    val p by permutation(d)
    val n by c.sizes
    val m by d.sizes
    val w by element
    val g by monoid
    val A by tensor(c to n, d to m)
    lhs = A.reduce(g, c, initial = w).transpose(p)
    rhs = A.transpose(p).reduce(g, c, initial = w)
    broken("enzyme/TransposeReduce broken: permuted back", because = "three axes can go round") {
        rhs = A.transpose(p.inverse).reduce(g, c, initial = w)
    }
}

rule("enzyme/TransposeReduce several: Transpose(Reduce((A, B))[0]; p) => Reduce((Transpose(A; p), B))[0]") {
    source(note = "Of a reduction of several operands the one whose result is transposed is, and the others are not.")
    expect(REFUTED, because = "sizes 1 and 2 against 2 and 1 in one reduction")
    val c by rankClass
    val d by rankClass
    val p by permutation(d)
    val n by c.sizes
    val m by d.sizes
    val v by element
    val g by monoid(tuple(T, int))
    val A by tensor(c to n, d to m)
    val B by tensor(int, c to n, d to m)
    lhs = zip(A, B).reduce(g, c, initial = zip(v, 0))[0].transpose(p)
    rhs = zip(A.transpose(p), B).reduce(g, c, initial = zip(v, 0))[0]
    repaired("enzyme/TransposeReduce several, repaired: all operands are transposed") {
        rhs = zip(A.transpose(p), B.transpose(p)).reduce(g, c, initial = zip(v, 0))[0]
    }
}
