// Patterns whose code takes any number of operands, as coded, for lists of any length. A part may have size 0, so a list stands for none, too.

for ((from, to) in listOf(s8 to s32, u8 to f32, f32 to s8, bool to s8))
rule("enzyme/ConvertConcat: Convert(Concat(A..)) => Concat(Convert(A)..) from $from to $to") {
    val d by rankClass; val x by singleton
    val q by d.sizes
    val p by parts
    val n by p.sizes(x)
    val A by p.tensor(from, d to q, x to n)
    lhs = convert(concat(A, along = x), to)
    rhs = concat(convert(A, to), along = x)
    broken("enzyme/ConvertConcat broken: the whole turned round, from $from to $to", because = "two places") { rhs = concat(convert(A, to), along = x).reverse(x) }
}

for ((name, m) in listOf("+" to sum, "max" to max, "min" to min))
rule("enzyme/ReduceConcat: Reduce[$name](Concat(A..), w) => g(g(w, Reduce(A)), ..) along the axis") {
    source(note = "Each operand is reduced from 0 on for a sum, and from w on for an extreme. The results are combined along an axis of their own.")
    elements(int + real + s8 + u8)
    val s by singleton; val d by rankClass; val u by singleton
    val q by d.sizes
    val w by element
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(s to n, d to q)
    lhs = concat(A, along = s).reduce(m, s, initial = w)
    val start = if (m == sum) number(0) else w
    rhs = m(constant(w, d to q), concat(A.reduce(m, s, initial = start).addUnit(u), along = u).reduce(m, u))
    broken("enzyme/ReduceConcat broken: the operands are forgotten by $name", because = "n = 1: w and A against w") { rhs = constant(w, d to q) }
}

rule("enzyme/TransposeConcat: Transpose(Concat(A..); o) => Concat(Transpose(A; o)..)") {
    source(note = "The axis along which the operands stand has a name here, and keeps it.")
    val d by rankClass; val x by singleton
    val o by permutation(d)
    val m by d.sizes
    val p by parts
    val n by p.sizes(x)
    val A by p.tensor(d to m, x to n)
    lhs = concat(A, along = x).transpose(o)
    rhs = concat(A.transpose(o), along = x)
    broken("enzyme/TransposeConcat broken: transposed back", because = "the other order of three axes") { rhs = concat(A.transpose(o.inverse), along = x) }
}

rule("enzyme/SliceConcat: Slice(Concat(A..), s, e) => Concat(Slice(A)..)") {
    source(note = "An operand without a place in the slice is left out, which is an empty slice here; of an empty slice at an end all are, and a concatenation of nothing is not valid.")
    val d by rankClass; val x by singleton
    val q by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val s by x.map; val e by x.map
    val p by parts
    val n by p.sizes(x)
    val at by p.starts(n)
    val A by p.tensor(d to q, x to n)
    requires { s lt e }
    lhs = concat(A, along = x).slice(axes(sd, s), axes(ed, e), axes(d to td, x to 1))
    rhs = concat(A.slice(axes(sd, min(max(s - at, 0), n)), axes(ed, min(max(e - at, 0), n)), axes(d to td, x to 1)), along = x)
    broken("enzyme/SliceConcat broken: each from its beginning", because = "s = 1, e = 2: A[1] against A[0], A[1]") {
        rhs = concat(A.slice(axes(d to sd, x to 0), axes(ed, min(max(e - at, 0), n)), axes(d to td, x to 1)), along = x)
    }
    broken("enzyme/SliceConcat broken: as if all operands came first", because = "the second operand is cut like the first") {
        rhs = concat(A.slice(axes(sd, min(max(s, 0), n)), axes(ed, min(max(e, 0), n)), axes(d to td, x to 1)), along = x)
    }
}

rule("enzyme/SliceReshapeConcat: Slice(Reshape(Concat(A..))) => Reshape(Concat(Slice(A)..))") {
    source(note = "An operand without a place in the slice is left out, which is an empty slice here.")
    val d by rankClass; val u by rankClass; val w by rankClass; val x by singleton
    val q by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val s by x.map; val e by x.map
    val p by parts
    val n by p.sizes(x)
    val at by p.starts(n)
    val A by p.tensor(d to q, u to 1, x to n)
    requires { s lt e }
    lhs = concat(A, along = x).dropUnit(u).addUnit(w)
        .slice(axes(d to sd, x to s, w to 0), axes(d to ed, x to e, w to 1), axes(d to td, x to 1, w to 1))
    rhs = concat(A.slice(axes(sd, min(max(s - at, 0), n)), axes(ed, min(max(e - at, 0), n)), axes(d to td, x to 1)), along = x).dropUnit(u).addUnit(w)
    broken("enzyme/SliceReshapeConcat broken: the whole of each operand", because = "n = 2, s = 0, e = 1: two places") {
        rhs = concat(A.slice(axes(d to sd, x to 0), axes(ed, n), axes(d to td, x to 1)), along = x).dropUnit(u).addUnit(w)
    }
}

rule("enzyme/DUSConcat: DynamicUpdateSlice(Concat(A.., B, C..), U, k) => Concat(A.., DynamicUpdateSlice(B, U, k - a), C..) inside of B") {
    source(note = "A constant start on the axis of the concatenation, any on others.")
    val d by rankClass; val x by singleton
    val q by d.sizes; val o by d.sizes; val i by d.map
    val m by x.sizes; val r by x.sizes; val k by x.map
    val p by parts; val t by parts
    val n by p.sizes(x); val l by t.sizes(x)
    val before by p.total(n)
    val A by p.tensor(d to q, x to n)
    val C by t.tensor(d to q, x to l)
    val B by tensor(d to q, x to m)
    val U by tensor(d to o, x to r)
    val from = requires { k ge before }
    val to = requires { k + r le before + m }
    lhs = concat(concat(A, along = x), B, concat(C, along = x), along = x).dynamicUpdateSlice(U, axes(i, k))
    rhs = concat(concat(A, along = x), B.dynamicUpdateSlice(U, axes(i, k - before)), concat(C, along = x), along = x)
    broken("enzyme/DUSConcat broken: the update begins before B", because = "k = 0: U, B against A, U") { without(from) }
    broken("enzyme/DUSConcat broken: the update ends after B", because = "B, U against U, C") { without(to) }
    broken("enzyme/DUSConcat broken: as if B came first", because = "k = 1: A, U against A, B") {
        rhs = concat(concat(A, along = x), B.dynamicUpdateSlice(U, axes(i, k)), concat(C, along = x), along = x)
    }
}

rule("enzyme/ReshapeOfConcatToConcatOfReshape: Reshape(Concat(A..)) => Concat(Reshape(A)..)") {
    source(note = "Axes of size 1 are dropped and added, but not the one along which the operands stand.")
    val d by rankClass; val u by rankClass; val w by rankClass; val x by singleton
    val q by d.sizes
    val p by parts
    val n by p.sizes(x)
    val A by p.tensor(d to q, u to 1, x to n)
    lhs = concat(A, along = x).dropUnit(u).addUnit(w)
    rhs = concat(A.dropUnit(u).addUnit(w), along = x)
    broken("enzyme/ReshapeOfConcatToConcatOfReshape broken: each turned round", because = "two places") { rhs = concat(A.dropUnit(u).addUnit(w).reverse(x), along = x) }
}

rule("enzyme/ConcatAppendingReshape other: Concat(Reshape(A)..) => Reshape(Concat(A..)) along an axis that was there") {
    source(note = "Each reshape adds an axis of size 1; conversions of all to one type are left out.")
    val d by rankClass; val u by rankClass; val x by singleton
    val q by d.sizes
    val p by parts
    val n by p.sizes(x)
    val A by p.tensor(d to q, x to n)
    lhs = concat(A.addUnit(u), along = x)
    rhs = concat(A, along = x).addUnit(u)
    broken("enzyme/ConcatAppendingReshape other, broken: the whole turned round", because = "two places") { rhs = concat(A, along = x).addUnit(u).reverse(x) }
}

rule("enzyme/ConcatConstProp: Concat(v..) => v of constants that are v everywhere") {
    source(note = "Splats.")
    val d by rankClass; val x by singleton
    val q by d.sizes
    val v by element
    val p by parts
    val n by p.sizes(x)
    val all by p.total(n)
    lhs = concat(constant(v, d to q, x to n), along = x)
    rhs = constant(v, d to q, x to all)
    broken("enzyme/ConcatConstProp broken: one place more", because = "size 0 against 1") { rhs = constant(v, d to q, x to all + 1) }
}

rule("enzyme/ConcatElementwise: Concat(f(A, B)..) => f(Concat(A..), Concat(B..))") {
    source(note = "Results of an f of two operands.")
    val s by singleton; val d by rankClass
    val q by d.sizes
    val f by function(T, T)
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(s to n, d to q); val B by p.tensor(s to n, d to q)
    lhs = concat(f(A, B), along = s)
    rhs = f(concat(A, along = s), concat(B, along = s))
    broken("enzyme/ConcatElementwise broken: exchanged", because = "f(A, B) against f(B, A)") { rhs = f(concat(B, along = s), concat(A, along = s)) }
}

rule("enzyme/ConcatPushBinop: Concat(g(A, B)..) => g(Concat(A..), Concat(B..))") {
    source(note = "A sum or a product, under a conversion to one type or not; that all are converted from one type is not asked for.")
    val d by rankClass; val x by singleton
    val q by d.sizes
    val g by function(T, T)
    val p by parts
    val n by p.sizes(x)
    val A by p.tensor(d to q, x to n); val B by p.tensor(d to q, x to n)
    lhs = concat(g(A, B), along = x)
    rhs = g(concat(A, along = x), concat(B, along = x))
    broken("enzyme/ConcatPushBinop broken: the second operands turned round", because = "two places of B") {
        rhs = g(concat(A, along = x), concat(B, along = x).reverse(x))
    }
}

rule("enzyme/ConcatTranspose: Concat(Transpose(A)..) => Transpose(Concat(A..))") {
    source(note = "Special: two axes change places.")
    val s by singleton; val d by rankClass
    val row by s.label; val column by s.label
    val m by s.sizes; val q by d.sizes
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(row to m, column to n, d to q)
    lhs = concat(A.relabel(row to column, column to row), along = row)
    rhs = concat(A, along = column).relabel(row to column, column to row)
    broken("enzyme/ConcatTranspose broken: the axis as it is", because = "n = m = 1, two operands: 2 x 1 against 1 x 2") {
        lhs = concat(A.relabel(row to column, column to row), along = column)
    }
}

rule("enzyme/ConcatFuse: Concat(A.., Concat(B..), C..) => Concat(A.., B.., C..) along one axis") {
    val d by rankClass; val x by singleton
    val q by d.sizes
    val p by parts; val r by parts; val t by parts
    val n by p.sizes(x); val m by r.sizes(x); val k by t.sizes(x)
    val A by p.tensor(d to q, x to n); val B by r.tensor(d to q, x to m); val C by t.tensor(d to q, x to k)
    lhs = concat(concat(A, along = x), concat(concat(B, along = x), along = x), concat(C, along = x), along = x)
    rhs = concat(concat(A, along = x), concat(B, along = x), concat(C, along = x), along = x)
    broken("enzyme/ConcatFuse broken: C comes first", because = "n = k = 1: A, C against C, A") {
        rhs = concat(concat(C, along = x), concat(A, along = x), concat(B, along = x), along = x)
    }
    broken("enzyme/ConcatFuse broken: the last ones are forgotten", because = "k = 1") { rhs = concat(concat(A, along = x), concat(B, along = x), along = x) }
}

rule("enzyme/ConcatFuse empty: Concat(A.., E, B..) => Concat(A.., B..) for E of size 0 along the axis") {
    source(note = "Where all operands have size 0 the code makes a concatenation of nothing, which is not valid.")
    val d by rankClass; val x by singleton
    val q by d.sizes; val k by x.sizes
    val p by parts; val r by parts
    val n by p.sizes(x); val m by r.sizes(x)
    val A by p.tensor(d to q, x to n); val B by r.tensor(d to q, x to m)
    val E by tensor(d to q, x to k)
    val empty = requires { k eq 0 }
    lhs = concat(concat(A, along = x), E, concat(B, along = x), along = x)
    rhs = concat(concat(A, along = x), concat(B, along = x), along = x)
    broken("enzyme/ConcatFuse empty, broken: of any size", because = "k = 1: size 1 against 0") { without(empty) }
}

rule("enzyme/ConcatSlice: Concat(B.., Slice(A, s, e, t), Slice(A, e, j, t), C..) => Concat(B.., Slice(A, s, j, t), C..)") {
    source(note = "The second begins at the limit of the first. Strides are compared with each other, but not with 1.")
    expect(REFUTED, because = "n = 2, s = 0, e = 1, j = 2, t = 2: A[0], A[1] against A[0]")
    val d by rankClass; val x by singleton
    val q by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val j by x.map; val t by x.map
    val p by parts; val r by parts
    val m by p.sizes(x); val l by r.sizes(x)
    val A by tensor(d to q, x to n)
    val B by p.tensor(d to (ed - sd + td - 1).floorDiv(td), x to m)
    val C by r.tensor(d to (ed - sd + td - 1).floorDiv(td), x to l)
    requires { td ge 1 }
    lhs = concat(concat(B, along = x), A.slice(axes(sd, s), axes(ed, e), axes(td, t)), A.slice(axes(sd, e), axes(ed, j), axes(td, t)), concat(C, along = x), along = x)
    rhs = concat(concat(B, along = x), A.slice(axes(sd, s), axes(ed, j), axes(td, t)), concat(C, along = x), along = x)
    repaired("enzyme/ConcatSlice repaired: stride 1") { requires { t eq 1 } }
    repaired("enzyme/ConcatSlice repaired: the stride leaves no rest in the first") { requires { (e - s).floorMod(t) eq 0 } }
}

rule("enzyme/ConcatToPad: Concat(v, B..) => Pad(Concat(B..), v) for a constant that is v everywhere") {
    val d by rankClass; val x by singleton
    val q by d.sizes; val k by x.sizes
    val v by element
    val p by parts
    val n by p.sizes(x)
    val B by p.tensor(d to q, x to n)
    lhs = concat(constant(v, d to q, x to k), concat(B, along = x), along = x)
    rhs = concat(B, along = x).pad(v, low = x to k)
    broken("enzyme/ConcatToPad broken: behind", because = "n = k = 1: v, B against B, v") { rhs = concat(B, along = x).pad(v, high = x to k) }
}

rule("enzyme/ConcatToPad last: Concat(B.., v) => Pad(Concat(B..), v) for a constant that is v everywhere") {
    val d by rankClass; val x by singleton
    val q by d.sizes; val k by x.sizes
    val v by element
    val p by parts
    val n by p.sizes(x)
    val B by p.tensor(d to q, x to n)
    lhs = concat(concat(B, along = x), constant(v, d to q, x to k), along = x)
    rhs = concat(B, along = x).pad(v, high = x to k)
    broken("enzyme/ConcatToPad last, broken: before", because = "n = k = 1: B, v against v, B") { rhs = concat(B, along = x).pad(v, low = x to k) }
}

rule("enzyme/ConcatPad: Concat(Pad(A, v, l), B..) => Pad(Concat(A, B..), v, l) where A is padded at its beginning alone") {
    source(note = "The edge may be negative.")
    val d by rankClass; val x by singleton
    val q by d.sizes; val n by x.sizes; val l by x.map; val h by x.map
    val v by element
    val p by parts
    val m by p.sizes(x)
    val A by tensor(d to q, x to n)
    val B by p.tensor(d to q, x to m)
    val none = requires { h eq 0 }
    lhs = concat(A.pad(v, low = x to l, high = x to h), concat(B, along = x), along = x)
    rhs = concat(A, concat(B, along = x), along = x).pad(v, low = x to l, high = x to h)
    broken("enzyme/ConcatPad broken: at its end, too", because = "n = 0, m = h = 1: v, B against B, v") { without(none) }
}

rule("enzyme/ConcatPad last: Concat(A.., Pad(B, v, h)) => Pad(Concat(A.., B), v, h) where B is padded at its end alone") {
    val d by rankClass; val x by singleton
    val q by d.sizes; val m by x.sizes; val l by x.map; val h by x.map
    val v by element
    val p by parts
    val n by p.sizes(x)
    val A by p.tensor(d to q, x to n)
    val B by tensor(d to q, x to m)
    val none = requires { l eq 0 }
    lhs = concat(concat(A, along = x), B.pad(v, low = x to l, high = x to h), along = x)
    rhs = concat(concat(A, along = x), B, along = x).pad(v, low = x to l, high = x to h)
    broken("enzyme/ConcatPad last, broken: at its beginning, too", because = "n = l = 1, m = 0: A, v against v, A") { without(none) }
}

rule("enzyme/ConcatWrap: Concat(Wrap(A, l, r)..) => Wrap(Concat(A..), l, r) along another axis") {
    val x by singleton; val y by singleton; val d by rankClass
    val q by d.sizes; val k by y.sizes; val l by y.sizes; val r by y.sizes
    val p by parts
    val n by p.sizes(x)
    val A by p.tensor(d to q, x to n, y to k)
    requires { (l le k) and (r le k) }
    lhs = concat(concat(A.slice(start = y to k - l), A, A.slice(end = y to r), along = y), along = x)
    val whole = concat(A, along = x)
    rhs = concat(whole.slice(start = y to k - l), whole, whole.slice(end = y to r), along = y)
    broken("enzyme/ConcatWrap broken: each turned round", because = "two operands: A, B against B, A") {
        rhs = concat(whole.slice(start = y to k - l), whole, whole.slice(end = y to r), along = y).reverse(x)
    }
}

rule("enzyme/ConcatToOneDimDUS: Concat(Slice(A, 0, k), B..) => DynamicUpdateSlice(A, Concat(B..), k)") {
    source(note = "The first operand is the beginning of A.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val k by s.sizes; val q by d.sizes
    val p by parts
    val m by p.sizes(s)
    val all by p.total(m)
    val A by tensor(s to n, d to q)
    val B by p.tensor(s to m, d to q)
    val fits = requires { k + all eq n }
    lhs = concat(A.slice(end = axes(s to k)), concat(B, along = s), along = s)
    rhs = A.dynamicUpdateSlice(concat(B, along = s), axes(s to k, d to 0))
    broken("enzyme/ConcatToOneDimDUS broken: A is longer", because = "k = m = 0, n = 1: nothing against A") { replace(fits) { k + all le n } }
}

rule("enzyme/ConcatToOneDimDUS behind: Concat(B.., Slice(A, m, n)) => DynamicUpdateSlice(A, Concat(B..), 0)") {
    source(note = "The last operand is the end of A.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val k by s.sizes; val q by d.sizes
    val p by parts
    val m by p.sizes(s)
    val all by p.total(m)
    val A by tensor(s to n, d to q)
    val B by p.tensor(s to m, d to q)
    val fits = requires { n eq all + (n - k) }
    lhs = concat(concat(B, along = s), A.slice(start = axes(s to k)), along = s)
    rhs = A.dynamicUpdateSlice(concat(B, along = s), axes(s to 0, d to 0))
    broken("enzyme/ConcatToOneDimDUS behind, broken: of another size", because = "n = 1, m = k = 0 has it, m = 0, k = 1 not") { without(fits) }
}

rule("enzyme/ConcatToOneDimDUS between: Concat(Slice(A, 0, k), B.., Slice(A, k + m, n)) => DynamicUpdateSlice(A, Concat(B..), k)") {
    source(note = "The first and the last operand are parts of A; both end and begin so that the whole has the size of A.")
    val s by singleton; val d by rankClass
    val n by s.sizes; val k by s.sizes; val e by s.sizes; val q by d.sizes
    val p by parts
    val m by p.sizes(s)
    val all by p.total(m)
    val A by tensor(s to n, d to q)
    val B by p.tensor(s to m, d to q)
    val fits = requires { k + all + (n - e) eq n }
    lhs = concat(A.slice(end = axes(s to k)), concat(B, along = s), A.slice(start = axes(s to e)), along = s)
    rhs = A.dynamicUpdateSlice(concat(B, along = s), axes(s to k, d to 0))
    broken("enzyme/ConcatToOneDimDUS between, broken: any end", because = "n = 1, k = m = 0, e = 1: nothing against A") { without(fits) }
}

rule("enzyme/ConcatBroadcastToPad: Concat(Broadcast(v), A..) => Pad(Concat(A..), v)") {
    source(note = "Special: a scalar v. The code admits any v, and pads by scalars only.")
    val s by singleton; val d by rankClass
    val k by s.sizes; val q by d.sizes
    val v by element
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(s to n, d to q)
    lhs = concat(constant(v, s to k, d to q), concat(A, along = s), along = s)
    rhs = concat(A, along = s).pad(v, low = axes(s to k))
    broken("enzyme/ConcatBroadcastToPad broken: behind", because = "n = k = 1") { rhs = concat(A, along = s).pad(v, high = axes(s to k)) }
}

rule("enzyme/ConcatBroadcastToPad both: Concat(Broadcast(v), A.., Broadcast(v)) => Pad(Concat(A..), v)") {
    source(note = "Special: a scalar v.")
    val s by singleton; val d by rankClass
    val k by s.sizes; val l by s.sizes; val q by d.sizes
    val v by element
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(s to n, d to q)
    lhs = concat(constant(v, s to k, d to q), concat(A, along = s), constant(v, s to l, d to q), along = s)
    rhs = concat(A, along = s).pad(v, low = axes(s to k), high = axes(s to l))
    broken("enzyme/ConcatBroadcastToPad both, broken: exchanged", because = "n = k = 1, l = 0") {
        rhs = concat(A, along = s).pad(v, low = axes(s to l), high = axes(s to k))
    }
}

rule("enzyme/ConcatenateBroadcastInDim: Concat(BroadcastInDim(A)..) => BroadcastInDim(Concat(A..))") {
    source(note = "Special: of rank 1 along the axis.")
    val s by singleton; val d by rankClass
    val q by d.sizes
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(s to n)
    lhs = concat(A.expand(d to q), along = s)
    rhs = concat(A, along = s).expand(d to q)
    broken("enzyme/ConcatenateBroadcastInDim broken: the whole turned round", because = "two operands: A against B") { rhs = concat(A, along = s).expand(d to q).reverse(s) }
}

rule("enzyme/ConstPadConcatToConcat: Pad(Concat(A..), v) => Concat(v, A..) for padding before the axis alone") {
    source(note = "Special: padding is on this axis alone, and nothing behind it.")
    val s by singleton; val d by rankClass
    val low by s.map; val q by d.sizes
    val v by element
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(s to n, d to q)
    requires { low gt 0 }
    lhs = concat(A, along = s).pad(v, low = axes(s to low))
    rhs = concat(constant(v, s to low, d to q), concat(A, along = s), along = s)
    broken("enzyme/ConstPadConcatToConcat broken: behind", because = "n = low = 1") { rhs = concat(concat(A, along = s), constant(v, s to low, d to q), along = s) }
}

rule("enzyme/ConstPadConcatToConcat behind: Pad(Concat(A..), v) => Concat(A.., v) where the padding before is not above 0") {
    source(note = "Special: what is cut off in front is forgotten. Wrong as read.")
    expect(REFUTED, by = shape, because = "n = 1, low = -1, high = 1: one element against two")
    val s by singleton; val d by rankClass
    val low by s.map; val high by s.map; val q by d.sizes
    val v by element
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(s to n, d to q)
    requires { low le 0 }
    requires { high gt 0 }
    lhs = concat(A, along = s).pad(v, axes(s to low), axes(s to high))
    rhs = concat(concat(A, along = s), constant(v, s to high, d to q), along = s)
    repaired("enzyme/ConstPadConcatToConcat behind, repaired: nothing is cut off") { requires { low eq 0 } }
}

rule("enzyme/ConstPadConcatToConcat before and behind: Pad(Concat(A..), v) => Concat(v, A..) where the padding behind is not above 0") {
    source(note = "Special: what is cut off behind is forgotten. Wrong as read.")
    expect(REFUTED, by = shape, because = "n = 1, low = 1, high = -1: one element against two")
    val s by singleton; val d by rankClass
    val low by s.map; val high by s.map; val q by d.sizes
    val v by element
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(s to n, d to q)
    requires { low gt 0 }
    requires { high le 0 }
    lhs = concat(A, along = s).pad(v, axes(s to low), axes(s to high))
    rhs = concat(constant(v, s to low, d to q), concat(A, along = s), along = s)
    repaired("enzyme/ConstPadConcatToConcat before and behind, repaired: nothing is cut off") { requires { high eq 0 } }
}

rule("enzyme/PadConcatToConcatPad interior: Concat(Pad(A, v)..) => Pad(Concat(A..), v) for one padding of other axes, with interior padding") {
    source(note = "Special: operands that need no padding of their own, so that A is taken, and the interior padding is lost. Wrong as read.")
    expect(REFUTED, by = shape, because = "q = 2, inner = 1: three places against two, and low = 1")
    val s by singleton; val d by rankClass
    val q by d.sizes; val low by d.map; val high by d.map; val inner by d.map
    val v by element
    val p by parts
    val n by p.sizes(s)
    val A by p.tensor(s to n, d to q)
    requires { someLane((low ne 0) or (high ne 0)) }
    lhs = concat(A.pad(v, axes(d to low), axes(d to high), axes(d to inner)), along = s)
    rhs = concat(A, along = s).pad(v, axes(d to low), axes(d to high))
    repaired("enzyme/PadConcatToConcatPad interior, repaired: it is kept") {
        rhs = concat(A, along = s).pad(v, axes(d to low), axes(d to high), axes(d to inner))
    }
}

rule("enzyme/ConcatBroadcastSlice spread: Concat(Broadcast(Slice(A, i, j))..) => Broadcast(Slice(A, i, k)) for slices side by side") {
    source(note = "Special: slices of rank 1, spread over other axes, along the axis that is cut.")
    val s by singleton; val d by rankClass
    val m by s.sizes; val i by s.map; val q by d.sizes
    val p by parts
    val n by p.sizes(s)
    val at by p.starts(n)
    val all by p.total(n)
    val A by tensor(s to m)
    lhs = concat(A.slice(axes(s to i + at), axes(s to i + at + n)).expand(d to q), along = s)
    rhs = A.slice(axes(s to i), axes(s to i + all)).expand(d to q)
    broken("enzyme/ConcatBroadcastSlice spread, broken: a gap before each", because = "the second begins one place later") {
        lhs = concat(A.slice(axes(s to i + at + at), axes(s to i + at + at + n)).expand(d to q), along = s)
    }
}
