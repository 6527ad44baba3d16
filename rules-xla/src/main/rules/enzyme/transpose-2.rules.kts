// Patterns of Enzyme-JAX whose left side is a transpose, or a broadcast that is a reshape, as coded. Axes have no order: a transpose is
// another name for axes, or a permutation of a class.

rule("enzyme/TransposeIsReshape: Transpose(A) => A for axes in their order") {
    source(note = "Special: the order of all axes is that of A.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(p).transpose(p.inverse)
    rhs = A
    broken("enzyme/TransposeIsReshape broken: not the converse", because = "three axes go round") { lhs = A.transpose(p).transpose(p) }
}

rule("enzyme/TransposeIsReshape moved: Transpose(A) => Reshape(A) where axes of size 1 move") {
    source(note = "Special: a pair of axes of each lane, of which one has size 1.")
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes
    val A by tensor(row to n, column to m)
    val one = requires { m eq 1 }
    lhs = A.relabel(row to column, column to row)
    rhs = A.dropUnit(column).relabel(row to column).addUnit(row)
    broken("enzyme/TransposeIsReshape moved, broken: an axis of any size", because = "m = 0: no axis of size 1 to drop") { without(one) }
}

rule("enzyme/TransposeReshapeToBroadcast: Transpose(Reshape(A)) => BroadcastInDim(A) for a reshape that inserts axes of size 1") {
    source(note = "Any order of the axes of A; those that are inserted go anywhere.")
    val c by rankClass; val u by rankClass
    val p by permutation(c)
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.addUnit(u).transpose(p, c)
    rhs = A.transpose(p).expand(u to 1)
    broken("enzyme/TransposeReshapeToBroadcast broken: the other order", because = "three axes go round") {
        rhs = A.transpose(p.inverse).expand(u to 1)
    }
}

rule("enzyme/TransposeSelect: Transpose(Select(P, A, B)) => Select(Transpose(P), Transpose(A), Transpose(B))") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val P by tensor(bool, c to n)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(P, A, B).transpose(p)
    rhs = select(P.transpose(p), A.transpose(p), B.transpose(p))
    broken("enzyme/TransposeSelect broken: the choice the other way round", because = "P = true: A against B") {
        rhs = select(P.transpose(p), B.transpose(p), A.transpose(p))
    }
}

rule("enzyme/TransposeSelect scalar: Transpose(Select(s, A, B)) => Select(s, Transpose(A), Transpose(B)) for a scalar s") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by tensor(bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(s.expand(c to n), A, B).transpose(p)
    rhs = select(s.expand(c to n.permuted(p)), A.transpose(p), B.transpose(p))
    broken("enzyme/TransposeSelect scalar, broken: negated", because = "s = true: A against B") {
        rhs = select(!s.expand(c to n.permuted(p)), A.transpose(p), B.transpose(p))
    }
}

rule("enzyme/BroadcastInDimIsReshape: BroadcastInDim(A) => Reshape(A) for as many elements, as axes of size 1 are inserted") {
    source(note = "No axis of A becomes longer then, unless there is no element.")
    val c by rankClass; val u by rankClass
    val n by c.sizes; val k by u.sizes
    val A by tensor(c to n)
    val one = requires { k eq 1 }
    lhs = A.expand(u to k)
    rhs = A.addUnit(u)
    broken("enzyme/BroadcastInDimIsReshape broken: any size", because = "k = 0: no element against one") { without(one) }
}

rule("enzyme/TransposeIf: Transpose(If(s, A, B)) => If(s, Transpose(A), Transpose(B))") {
    source(note = "Special: a choice between two values, both computed; the other results of the choice stay.")
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val s by tensor(bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(s.expand(c to n), A, B).transpose(p)
    rhs = select(s.expand(c to n.permuted(p)), A.transpose(p), B.transpose(p))
    broken("enzyme/TransposeIf broken: one branch only", because = "s = false: B is not transposed") {
        requires { n eq n.permuted(p) }
        rhs = select(s.expand(c to n), A.transpose(p), B)
    }
}
