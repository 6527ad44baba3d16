// Patterns of Enzyme-JAX whose left side asks whether numbers are finite, as coded. That all are is said by an option of the pass, and stands
// here as the assumption; the code asks nothing else.

val questions = listOf<Triple<String, RuleScope.(TensorExpr) -> TensorExpr, Boolean>>(
    Triple("Finite", { A -> abs(A) lt inf }, true),
    Triple("Inf", { A -> abs(A) eq inf }, false),
    Triple("PosInf", { A -> A eq inf }, false),
    Triple("NegInf", { A -> A eq -inf }, false),
)

for ((name, asked, answer) in questions)
rule("enzyme/AllFiniteIs$name: Is$name(A) => $answer where every number is finite") {
    source(note = "The option all_finite is the assumption.")
    elements(floats)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val finite = assume { finite(A) }
    lhs = asked(A)
    rhs = constant(if (answer) TRUE else FALSE, c to n)
    broken("enzyme/AllFiniteIs$name broken: any float", because = "A is infinite") { without(finite) }
}

rule("enzyme/ChloInfConstProp: IsInf(v) => v is inf or -inf, as one constant") {
    source(note = "A splat. Of other constants each number is asked.")
    elements(floats)
    val c by rankClass
    val n by c.sizes
    val v by element
    lhs = abs(constant(v, c to n)) eq inf
    rhs = (constant(v, c to n) eq inf) or (constant(v, c to n) eq -inf)
    broken("enzyme/ChloInfConstProp broken: inf alone", because = "v = -inf") { rhs = constant(v, c to n) eq inf }
}
