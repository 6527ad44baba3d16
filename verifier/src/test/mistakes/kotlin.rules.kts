// One mistake in each rule: what Kotlin takes for something else, and what other languages say in other words.

rule("a comparison with a sign: s >= 0") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    requires { s >= 0 }
    lhs = A.slice(start = s)
    rhs = A
}

rule("a comparison with a sign: n < m") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { n < m }
    lhs = A.slice(end = m)
    rhs = A
}

rule("tensors compared with a sign: A > B") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(A > B, A, B)
    rhs = max(A, B)
}

rule("an element compared with a sign: v < 0") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    requires { v < 0 }
    lhs = A + v
    rhs = A
}

rule("equal to a number: s == 0") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    requires { s == 0 }
    lhs = A.slice(start = s)
    rhs = A
}

rule("unequal: n != m") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { n != m }
    lhs = A.slice(end = m)
    rhs = A
}

rule("tensors that are equal: A == B") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select(A == B, A, B)
    rhs = B
}

rule("and as Kotlin has it: &&") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n ge 1 && n le 4 }
    lhs = A
    rhs = A
}

rule("or as Kotlin has it: ||") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n eq 1 || n eq 4 }
    lhs = A
    rhs = A
}

rule("not as Kotlin has it: !") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { !n eq 1 }
    lhs = A
    rhs = A
}

rule("a choice as Kotlin has it: if") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    lhs = A.slice(start = if (s ge 0) s else lanes(0))
    rhs = A
}

rule("a condition in round brackets") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    requires(s ge 0)
    lhs = A.slice(start = s)
    rhs = A
}

rule("an assumption in round brackets") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    assume(A ne 0)
    lhs = A / A
    rhs = A
}

rule("two conditions without brackets") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    requires { n eq 1 and m eq 1 }
    lhs = A
    rhs = A
}

rule("a chain of comparisons") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    requires { 0 le s le n }
    lhs = A.slice(start = s)
    rhs = A
}

rule("two conditions in one block") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    requires { s ge 0; s le n }
    lhs = A.slice(start = s)
    rhs = A
}

rule("a condition that nothing demands") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    n ge 1
    lhs = A
    rhs = A
}

rule("a class that is assigned: val c = rankClass") {
    val c = rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A
}

rule("sizes that are assigned: val n = c.sizes") {
    val c by rankClass
    val n = c.sizes
    val A by tensor(c to n)
    lhs = A
    rhs = A
}

rule("a map that is assigned: val s = c.map") {
    val c by rankClass
    val n by c.sizes
    val s = c.map
    val A by tensor(c to n)
    lhs = A.slice(start = s + 1)
    rhs = A.slice(start = 1 + s)
}

rule("a tensor that is assigned: val A = tensor(c to n)") {
    val c by rankClass
    val n by c.sizes
    val A = tensor(c to n)
    lhs = A.slice(start = 1)
    rhs = A
}

rule("an element that is assigned: val v = element") {
    val c by rankClass
    val n by c.sizes
    val v = element
    val A by tensor(c to n)
    lhs = A.pad(v, low = 1)
    rhs = A
}

rule("a declaration that is delegated: val noEdge by requires { .. }") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val noEdge by requires { n ge 1 }
    lhs = A
    rhs = A
}

rule("a side that is declared: val lhs = A") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val lhs = A
    rhs = A
}

rule("sides in one line: A + 0 => A") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    A + 0 => A
}

rule("sides by rewrite") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    rewrite(A.reverse(c).reverse(c), A)
}

rule("a label that is a number: X.relabel(3)") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.relabel(3)
    rhs = X
}

rule("an axis that is a number: X.reverse(0)") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reverse(0)
    rhs = X
}

rule("an axis in quotes: X.reverse(\"c\")") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X.reverse("c")
    rhs = X
}

rule("a shape of numbers: tensor(3, 4)") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(3, 4)
    lhs = X
    rhs = X
}

rule("a shape without classes: tensor(n)") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(n)
    lhs = X
    rhs = X
}

rule("a shape without sizes: tensor(c)") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c)
    lhs = X
    rhs = X
}

rule("the type at the end: tensor(c to n, f32)") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n, f32)
    lhs = X
    rhs = X
}

rule("a type as Kotlin has it: Float") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(Float, c to n)
    lhs = X
    rhs = X
}

rule("every format at once: tensor(float, ..)") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(float, c to n)
    lhs = X
    rhs = X
}

rule("a decimal number: A * 0.1") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * 0.1
    rhs = A
}

rule("a number with a suffix: A * 1.0f") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A * 1.0f
    rhs = A
}

rule("truth as Kotlin has it: true") {
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool, c to n)
    lhs = P and true
    rhs = P
}

rule("a long number: s + 1L") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    lhs = A.slice(start = s + 1L)
    rhs = A
}

rule("a quotient: n / 2") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(end = n / 2)
    rhs = A
}

rule("a remainder: n % 2") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    requires { n % 2 eq 0 }
    lhs = A
    rhs = A
}

rule("a product of maps over two classes") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.slice(end = n * m)
    rhs = A
}

rule("a size added to a tensor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A + n
    rhs = A
}

rule("a name that is mistyped: slcie") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slcie(start = 1)
    rhs = A
}

rule("a name that is not declared: e") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(end = e)
    rhs = A
}

rule("a declared name that is mistyped: lwo") {
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val A by tensor(c to n)
    lhs = A.pad(0, low = lwo)
    rhs = A
}

rule("the order of two lines: n before it is declared") {
    val c by rankClass
    val A by tensor(c to n)
    val n by c.sizes
    lhs = A
    rhs = A
}

rule("a transpose") {
    val c by rankClass
    val row by c.label
    val column by c.label
    val n by c.sizes
    val A by tensor(row to n, column to n)
    lhs = A.transpose(1, 0)
    rhs = A
}

rule("a broadcast") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val m by d.sizes
    val A by tensor(c to n)
    lhs = A.broadcast(d to m)
    rhs = A
}

rule("a reshape") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reshape(c to n)
    rhs = A
}

rule("a dynamic_slice") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    lhs = dynamic_slice(A, s, n)
    rhs = A
}

rule("a slice with begin and limit") {
    val c by rankClass
    val n by c.sizes
    val s by c.map
    val A by tensor(c to n)
    lhs = A.slice(begin = s, limit = n)
    rhs = A
}

rule("a slice with strides") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(strides = 2)
    rhs = A
}

rule("a pad with edge_padding_low") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.pad(0, edge_padding_low = 1)
    rhs = A
}

rule("a pad without a value") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.pad(low = 1)
    rhs = A
}

rule("operators of other languages: add(A, B)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = add(A, A)
    rhs = A * 2
}

rule("operators of other languages: concatenate(A, B, dimension = 0)") {
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = concatenate(A, A, dimension = 0)
    rhs = A
}

rule("a concatenation without its axis") {
    val s by singleton
    val n by s.sizes
    val A by tensor(s to n)
    lhs = concat(A, A)
    rhs = A
}

rule("a reduction in another order: reduce(A, sum, c)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = reduce(A, sum, c)
    rhs = A
}

rule("a reduction by its name: A.sum(c)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.sum(c)
    rhs = A
}

rule("a reduction by add") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reduce(add, c)
    rhs = A
}

rule("a product of matrices: matmul(A, B)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = matmul(A, B)
    rhs = A
}

rule("a method for a function: A.exp()") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(real, c to n)
    lhs = A.exp()
    rhs = A
}

rule("a function for a method: slice(A, start = 1)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = slice(A, start = 1)
    rhs = A
}

rule("a power: A ^ 2") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A ^ 2
    rhs = A
}

rule("a verdict of another word: expect(FALSE)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    expect(FALSE, because = "A = 1")
    lhs = A + 1
    rhs = A
}

rule("the type before the verdict: expect(f32, REFUTED)") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    expect(f32, REFUTED, because = "A = 1")
    lhs = A + 1
    rhs = A
}

rule("a rule in a rule") {
    rule("inside") {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        lhs = A
        rhs = A
    }
}

rule("lhs that is read") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c)
    rhs = lhs.reverse(c)
}

rule("no right side") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.reverse(c)
}

rule("an order of axes by their numbers") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(1, 0)
    rhs = A
}

rule("a transpose by sizes") {
    val c by rankClass
    val n by c.sizes
    val m by c.sizes
    val A by tensor(c to n)
    lhs = A.transpose(n, m)
    rhs = A
}

rule("a number for a tensor") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A - A
    rhs = 0
}

rule("an element for a tensor") {
    val c by rankClass
    val n by c.sizes
    val v by element
    val A by tensor(c to n)
    lhs = A.slice(start = n)
    rhs = v
}

rule("a permutation that is permuted") {
    val c by rankClass
    val n by c.sizes
    val p by permutation(c)
    val q by permutation(c)
    val A by tensor(c to n)
    lhs = A.transpose(p.permuted(q))
    rhs = A
}

rule("a slice of a map") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    lhs = A.slice(start = n.slice(start = 1))
    rhs = A
}

rule("one name for two things") {
    val c by rankClass
    val n by c.sizes
    val n by c.map
    val A by tensor(c to n)
    lhs = A.slice(start = n)
    rhs = A
}
