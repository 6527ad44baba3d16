// Enzyme's operations of several results, as coded: a rule is about result j of them, any one. Each operation is stated as a part of a longer
// tensor: a part that exists for the results that the operation has, and for the attributes that it accepts.


// Result j begins j places after the first one, and the last of them, the one of number amount, still is within A.
val multiSlice by operator { A: TensorExpr, x: RankClass, s: AxisMap, e: AxisMap, amount: AxisMap, j: AxisMap ->
    A.slice(start = axes(x to s), end = axes(x to e + amount)).slice(start = axes(x to j), end = axes(x to j + e - s))
}

// Result j has amount - j places before A, and j behind it.
val multiPad by operator { A: TensorExpr, v: Element, x: RankClass, amount: AxisMap, j: AxisMap ->
    A.pad(v, low = axes(x to amount), high = axes(x to amount)).slice(start = axes(x to j), end = axes(x to j + sizeOf(A, x) + amount))
}

// Results 0 .. l are moved to the left by l .. 0 places, and those behind them to the right by 1 .. r.
val multiRotate by operator { A: TensorExpr, x: RankClass, l: AxisMap, r: AxisMap, j: AxisMap ->
    concat(A.slice(start = axes(x to sizeOf(A, x) - r)), A, A.slice(end = axes(x to l)), along = x)
        .slice(start = axes(x to r + l - j), end = axes(x to r + l - j + sizeOf(A, x)))
}

// A moved by k places, as Enzyme lowers it.
val rotated by operator { A: TensorExpr, x: RankClass, k: AxisMap ->
    concat(A.slice(start = axes(x to k)), A.slice(end = axes(x to k)), along = x)
}

rule("enzyme/LowerMultiSlice: MultiSlice(A, s, e, t, amount).j => Slice(A, s + j, e + j, t)") {
    source(note = "Of other axes a slice, too, with any strides.")
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val amount by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    lhs = multiSlice(A.slice(start = axes(d to sd), end = axes(d to ed), stride = axes(d to td)), x, s, e, amount, j).slice(stride = axes(x to t))
    rhs = A.slice(axes(sd, s + j), axes(ed, e + j), axes(td, t))
    broken("enzyme/LowerMultiSlice broken: the first one", because = "n = 2, s = 0, e = j = 1: A[1] against A[0]") {
        rhs = A.slice(axes(sd, s), axes(ed, e), axes(td, t))
    }
}

rule("enzyme/RecognizeMultiSlice: Slice(A, s + o, e + o, t) => MultiSlice(A, s, e, t, amount).o") {
    source(note = "s is the least start of the slices that are put together, and amount the distance of the greatest.")
    val d by rankClass
    val x by singleton
    val p by d.sizes; val sd by d.map; val ed by d.map; val td by d.map
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val amount by x.map
    val o by x.map
    val A by tensor(d to p, x to n)
    requires { (s ge 0) and (s le e) and (e + amount le n) }
    val among = requires { (o ge 0) and (o le amount) }
    lhs = A.slice(axes(sd, s + o), axes(ed, e + o), axes(td, t))
    rhs = multiSlice(A.slice(start = axes(d to sd), end = axes(d to ed), stride = axes(d to td)), x, s, e, amount, o).slice(stride = axes(x to t))
    broken("enzyme/RecognizeMultiSlice broken: a slice further away", because = "n = o = 1, s = e = amount = 0: result 1 of one") { without(among) }
}

rule("enzyme/ReduceUnusedMultiSlice: MultiSlice(A, s, e, t, amount).j => MultiSlice(A, s + f, e + f, t, g - f).(j - f) of the results f to g") {
    source(note = "The first and the last result that are used.")
    val x by singleton
    val d by rankClass
    val p by d.sizes
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val amount by x.map
    val f by x.map; val j by x.map; val g by x.map
    val A by tensor(d to p, x to n)
    requires { (0 le f) and (f le j) and (j le g) and (g le amount) }
    lhs = multiSlice(A, x, s, e, amount, j).slice(stride = axes(x to t))
    rhs = multiSlice(A, x, s + f, e + f, g - f, j - f).slice(stride = axes(x to t))
    broken("enzyme/ReduceUnusedMultiSlice broken: numbered as before", because = "amount = f = j = g = 1: result 1 of one") {
        rhs = multiSlice(A, x, s + f, e + f, g - f, j).slice(stride = axes(x to t))
    }
}

rule("enzyme/ReduceUnusedMultiSlice one: MultiSlice(A, s, e, t, amount).j => Slice(A, s + j, e + j, t)") {
    source(note = "One result is used.")
    val x by singleton
    val d by rankClass
    val p by d.sizes
    val n by x.sizes; val s by x.map; val e by x.map; val t by x.map
    val amount by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    lhs = multiSlice(A, x, s, e, amount, j).slice(stride = axes(x to t))
    rhs = A.slice(start = axes(x to s + j), end = axes(x to e + j), stride = axes(x to t))
    broken("enzyme/ReduceUnusedMultiSlice one, broken: the other way", because = "s = 0, j = 1: a slice that starts at -1") {
        rhs = A.slice(start = axes(x to s - j), end = axes(x to e - j), stride = axes(x to t))
    }
}

rule("enzyme/LowerMultiPad: MultiPad(A, v, amount).j => Pad(A, v, low = amount - j, high = j)") {
    source(note = "The description of the operation says it the other way round: j before A. What makes such operations does as the lowering.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val amount by x.map
    val j by x.map
    val v by element
    val A by tensor(d to p, x to n)
    lhs = multiPad(A, v, x, amount, j)
    rhs = A.pad(v, low = axes(x to amount - j), high = axes(x to j))
    broken("enzyme/LowerMultiPad broken: as described", because = "n = amount = 1, j = 0: v, A against A, v") {
        rhs = A.pad(v, low = axes(x to j), high = axes(x to amount - j))
    }
}

rule("enzyme/RecognizeMultiPad: Pad(A, v, low, high) => MultiPad(A, v, low + high).high") {
    source(note = "Of pads with one sum of low and high. The code does not ask whether either is negative. Wrong as read.")
    expect(REFUTED, by = validity, because = "low = -1, high = 1: the operation has one result, and none of number 1")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val low by x.map
    val high by x.map
    val v by element
    val A by tensor(d to p, x to n)
    lhs = A.pad(v, low = axes(x to low), high = axes(x to high))
    rhs = multiPad(A, v, x, low + high, high)
    repaired("enzyme/RecognizeMultiPad repaired: nothing is cut off") { requires { (low ge 0) and (high ge 0) } }
}

rule("enzyme/LowerMultiRotate: MultiRotate(A, l, r).j => Rotate(A, l - j), or Rotate(A, l - j + n) to the right") {
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.map
    val r by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    lhs = multiRotate(A, x, l, r, j)
    rhs = rotated(A, x, choose(j gt l, l - j + n, l - j))
    broken("enzyme/LowerMultiRotate broken: the other way", because = "n = 3, l = 1, j = 0: A[1] against A[2]") {
        rhs = rotated(A, x, choose(j lt l, j - l + n, j - l))
    }
}

rule("enzyme/RecognizeMultiRotate: Rotate(A, k) => MultiRotate(A, l, r).(l - k), or .(l - k + n) of more than half of it") {
    source(note = "l and r are the greatest numbers of places to the left and to the right in the group, at most half of all.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val k by x.map
    val l by x.map
    val r by x.map
    val A by tensor(d to p, x to n)
    val moved = choose(k gt n.floorDiv(2), k - n, k)
    requires { (0 le l) and (l le n.floorDiv(2)) and (0 le r) and (r le n - n.floorDiv(2)) }
    val among = requires { (moved le l) and (-r le moved) }
    lhs = rotated(A, x, k)
    rhs = multiRotate(A, x, l, r, l - moved)
    broken("enzyme/RecognizeMultiRotate broken: further to the left than the others", because = "n = 2, k = 1, l = r = 0: result -1") { without(among) }
}

rule("enzyme/ReduceUnusedMultiRotate: MultiRotate(A, l, r).j => MultiRotate(A, l - f, g - l).(j - f) of the results f to g") {
    source(note = "The first and the last result that are used. Where all of them are moved to one side, the number of places to the other one is negative, which the operation does not accept. Wrong as read.")
    expect(REFUTED, by = validity, because = "n = l = 2, r = 0, f = 0, g = 1: -1 places to the right")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.map
    val r by x.map
    val f by x.map; val j by x.map; val g by x.map
    val A by tensor(d to p, x to n)
    requires { (0 le f) and (f le j) and (j le g) and (g le l + r) }
    requires { f lt g }
    lhs = multiRotate(A, x, l, r, j)
    rhs = multiRotate(A, x, l - f, g - l, j - f)
    repaired("enzyme/ReduceUnusedMultiRotate repaired: the result that is not moved is among them") { requires { (f le l) and (l le g) } }
}

rule("enzyme/ReduceUnusedMultiRotate one: MultiRotate(A, l, r).j => Rotate(A, l - j), or Rotate(A, l - j + n) to the right") {
    source(note = "One result is used.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.map
    val r by x.map
    val j by x.map
    val A by tensor(d to p, x to n)
    lhs = multiRotate(A, x, l, r, j)
    val moved = l - j
    rhs = rotated(A, x, choose(moved lt 0, moved + n, moved))
    broken("enzyme/ReduceUnusedMultiRotate one, broken: to the left alone", because = "n = r = 1, l = 0, j = 1: a slice that starts at -1") {
        rhs = rotated(A, x, moved)
    }
}

rule("enzyme/UseMultiRotateNeutralResult: A => MultiRotate(A, l, r).l") {
    source(note = "Wherever A is used behind the operation.")
    val d by rankClass
    val x by singleton
    val p by d.sizes
    val n by x.sizes
    val l by x.sizes
    val r by x.sizes
    val A by tensor(d to p, x to n)
    requires { (l le n) and (r le n) }
    lhs = A
    rhs = multiRotate(A, x, l, r, l)
    broken("enzyme/UseMultiRotateNeutralResult broken: the middle one", because = "n = l = 2, r = 0: result 1 is A[1], A[0]") {
        rhs = multiRotate(A, x, l, r, (l + r).floorDiv(2))
    }
}
