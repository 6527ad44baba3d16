// Patterns of Enzyme-JAX whose left side is any operator on elements, as coded: for every function at once.

rule("enzyme/ReorderElementwiseAndShapeOp reshape: f(Reshape(A)) => Reshape(f(A))") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A.reshape(c, d to m))
    rhs = f(A).reshape(c, d to m)
    broken("enzyme/ReorderElementwiseAndShapeOp reshape, broken: f is dropped", because = "f(A) against A") { rhs = A.reshape(c, d to m) }
}

rule("enzyme/ReorderElementwiseAndShapeOp transpose: f(Transpose(A)) => Transpose(f(A))") {
    val c by rankClass
    val p by permutation(c)
    val n by c.sizes
    val f by function
    val A by tensor(c to n)
    lhs = f(A.transpose(p))
    rhs = f(A).transpose(p)
    broken("enzyme/ReorderElementwiseAndShapeOp transpose, broken: the other order", because = "three axes go round") {
        rhs = f(A).transpose(p.inverse)
    }
}

rule("enzyme/ReorderElementwiseAndShapeOp broadcast: f(Broadcast(A)) => Broadcast(f(A))") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val f by function
    val A by tensor(d to m)
    lhs = f(A.expand(c to n))
    rhs = f(A).expand(c to n)
    broken("enzyme/ReorderElementwiseAndShapeOp broadcast, broken: f twice", because = "f(f(A)) against f(A)") { rhs = f(f(A).expand(c to n)) }
}

rule("enzyme/ElementwiseReshapeLike: f(Reshape(A), Reshape(B)) => Reshape(f(A, B)) for A and B of one shape") {
    source(note = "For every f of two operands; that A and B have one shape is asked where the reshapes are compared.")
    val c by rankClass; val d by rankClass
    val n by c.sizes; val k by c.sizes; val m by d.sizes
    val f by function(T, T)
    val A by tensor(c to n)
    val B by tensor(c to k)
    val same = requires { n eq k }
    lhs = f(A.reshape(c, d to m), B.reshape(c, d to m))
    rhs = f(A, B).reshape(c, d to m)
    broken("enzyme/ElementwiseReshapeLike broken: shapes of as many elements", because = "1 x 2 and 2 x 1") { without(same) }
}

rule("enzyme/ElementwiseReshapeLike broadcast: f(BroadcastInDim(A), BroadcastInDim(B)) => BroadcastInDim(f(A, B))") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val m by d.sizes
    val f by function(T, T)
    val A by tensor(d to m)
    val B by tensor(d to m)
    lhs = f(A.expand(c to n), B.expand(c to n))
    rhs = f(A, B).expand(c to n)
    broken("enzyme/ElementwiseReshapeLike broadcast, broken: the operands exchanged", because = "f(A, B) against f(B, A)") {
        rhs = f(B, A).expand(c to n)
    }
}

rule("enzyme/ElementwisePad: f(Pad(A, v)) => Pad(f(A), f(v))") {
    source(note = "Padding may be negative.")
    val c by rankClass
    val n by c.sizes; val low by c.map; val high by c.map; val inner by c.map
    val v by element
    val f by function
    val A by tensor(c to n)
    lhs = f(A.pad(v, low, high, inner))
    rhs = f(A).pad(f(v), low, high, inner)
    broken("enzyme/ElementwisePad broken: padded by v", because = "f(v) is not v") { rhs = f(A).pad(v, low, high, inner) }
}

rule("enzyme/GatherElementwise: Gather(f(A, B), I) => f(Gather(A, I), Gather(B, I))") {
    source(note = "Special: one start index. For fewer elements than A has, which is about cost.")
    val s by singleton; val b by rankClass; val d by rankClass
    val n by s.sizes; val w by s.sizes; val m by b.sizes; val k by d.sizes
    val f by function(T, T)
    val A by tensor(s to n, d to k)
    val B by tensor(s to n, d to k)
    val I by tensor(int, b to m)
    lhs = f(A, B).gather(I, along = s, size = w)
    rhs = f(A.gather(I, along = s, size = w), B.gather(I, along = s, size = w))
    broken("enzyme/GatherElementwise broken: of one operand", because = "n = 2, I = 1: B[1] against B[0]") {
        rhs = f(A.gather(I, along = s, size = w), B.gather(constant(0, b to m), along = s, size = w))
    }
}

rule("enzyme/ElementwiseGather: f(Gather(A, I), Gather(B, I)) => Gather(f(A, B), I)") {
    source(note = "Special: one start index. For more elements than A has, which is about cost.")
    val s by singleton; val b by rankClass; val d by rankClass
    val n by s.sizes; val m by b.sizes; val k by d.sizes
    val f by function(T, T)
    val A by tensor(s to n, d to k)
    val B by tensor(s to n, d to k)
    val I by tensor(int, b to m)
    lhs = f(A.gather(I, along = s), B.gather(I, along = s))
    rhs = f(A, B).gather(I, along = s)
    broken("enzyme/ElementwiseGather broken: other indices", because = "I = 0, J = 1") {
        val J by tensor(int, b to m)
        lhs = f(A.gather(I, along = s), B.gather(J, along = s))
    }
}
