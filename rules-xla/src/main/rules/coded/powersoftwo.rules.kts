// XLA's HandleDivide and HandleRemainder of integers by a power of two as coded: with shifts and masks.

import java.math.BigInteger

fun RuleScope.power(k: Int) = number(BigInteger.TWO.pow(k).toString())

for ((type, k) in listOf(s4 to 1, s4 to 2, s8 to 3, s8 to 6, s16 to 7, s32 to 5, s32 to 30, s64 to 62)) {
    rule("HandleDivide/02 Div(A, 2^$k) => Select(Lt(A, 0), Negate(ShiftRight(Negate(A), $k)), ShiftRight(A, $k)), of $type") {
        source("", "HandleDivide/02", note = "For each power of two from 2 on that the type has (1 is divided by elsewhere). The shift brings in zeros.")
        val c by rankClass
        val n by c.sizes
        val A by tensor(type, c to n)
        val magnitude = select(A lt 0, -A, A) ushr k
        lhs = A / power(k)
        rhs = select(A lt 0, -magnitude, magnitude)
        broken("HandleDivide/02 broken: a shift by $k with the sign, of $type", because = "A = -1: 0 against -1") { rhs = A shr k }
        broken("HandleDivide/02 broken: one place more than $k, of $type", because = "A = 2^$k: 1 against 0") { rhs = select(A lt 0, -(magnitude ushr 1), magnitude ushr 1) }
    }

    rule("HandleRemainder/02 Rem(A, 2^$k) => Select(Lt(A, 0), Negate(And(Negate(A), 2^$k - 1)), And(A, 2^$k - 1)), of $type") {
        source("", "HandleRemainder/02", note = "For each power of two above 0 that the type has.")
        val c by rankClass
        val n by c.sizes
        val A by tensor(type, c to n)
        val rest = select(A lt 0, -A, A) and (constant(power(k), c to n) - 1)
        lhs = A % power(k)
        rhs = select(A lt 0, -rest, rest)
        broken("HandleRemainder/02 broken: the mask alone, by 2^$k of $type", because = "A = -1: -1 against 2^$k - 1") {
            rhs = A and (constant(power(k), c to n) - 1)
        }
    }
}

for ((type, k) in listOf(u4 to 0, u4 to 3, u8 to 7, u16 to 9, u32 to 5, u32 to 31, u64 to 63)) {
    rule("HandleDivide/03 Div(A, 2^$k) => ShiftRight(A, $k), of $type") {
        source("", "HandleDivide/03", note = "For each power of two that the type has.")
        val c by rankClass
        val n by c.sizes
        val A by tensor(type, c to n)
        lhs = A / power(k)
        rhs = A ushr k
        broken("HandleDivide/03 broken: one place more than $k, of $type", because = "A = 2^$k: 1 against 0") { rhs = A ushr k + 1 }
    }

    rule("HandleRemainder/03 Rem(A, 2^$k) => And(A, 2^$k - 1), of $type") {
        source("", "HandleRemainder/03", note = "For each power of two that the type has.")
        val c by rankClass
        val n by c.sizes
        val A by tensor(type, c to n)
        lhs = A % power(k)
        rhs = A and (constant(power(k), c to n) - 1)
        broken("HandleRemainder/03 broken: 2^$k itself as a mask, of $type", because = "A = 2^$k: 0 against 2^$k") {
            rhs = A and constant(power(k), c to n)
        }
    }
}
