// Elements of one type as elements of another: what is right of them, at every rank and size.

for ((narrow, wide) in listOf(s8 to s32, u8 to s16, u8 to u32, s4 to s8, f16 to f32, bf16 to f32, f32 to f64, s16 to f32, u8 to f16, s32 to f64, bool to s32, bool to f16))
rule("all of $narrow is in $wide") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(narrow, c to n)
    lhs = convert(convert(x, wide), narrow)
    rhs = x
}

rule("what becomes a wider word comes back even if its sign is another") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = convert(convert(x, u32), s8)
    rhs = x
}

rule("a number without end comes back") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(int, c to n)
    lhs = convert(convert(x, real), int)
    rhs = x
}

rule("the numbers of a machine are among those without end") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(u4, c to n)
    lhs = convert(convert(x, int), u4)
    rhs = x
}

rule("a truth value is what is not 0") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(bool, c to n)
    lhs = convert(x, s32) ne 0
    rhs = x
}

for (type in listOf(s8, u64, f16, f32, int, real))
rule("to bool from $type") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(type, c to n)
    lhs = convert(x, bool)
    rhs = x ne 0
}

rule("a wider number is compared as it is") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(u8, c to n)
    val y by tensor(u8, c to n)
    lhs = convert(x, s16) lt convert(y, s16)
    rhs = x lt y
}

rule("a wider float is compared as it is") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    val y by tensor(f16, c to n)
    lhs = convert(x, f32) lt convert(y, f32)
    rhs = x lt y
}

rule("words are cut before they are added and multiplied") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s16, c to n)
    val y by tensor(s16, c to n)
    lhs = convert(x * y + x, s8)
    rhs = convert(x, s8) * convert(y, s8) + convert(x, s8)
}

rule("through a wider type") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = convert(convert(x, s16), s64)
    rhs = convert(x, s64)
}

rule("a choice of what is converted") {
    val c by rankClass
    val n by c.sizes
    val p by tensor(bool, c to n)
    val x by tensor(f32, c to n)
    val y by tensor(f32, c to n)
    lhs = convert(select(p, x, y), s8)
    rhs = select(p, convert(x, s8), convert(y, s8))
}

rule("from any type and after any slice") {
    val c by rankClass
    val n by c.sizes
    val from by c.map
    val to by c.map
    val x by tensor(c to n)
    elements(bool, int, real, s8, u32, f16, f64)
    lhs = convert(x, int).slice(start = from, end = to)
    rhs = convert(x.slice(start = from, end = to), int)
}

rule("to any type and after padding") {
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val x by tensor(s8, c to n)
    val y by tensor(c to n)
    elements(int, s16, u8, f16)
    lhs = convert(x.pad(number(0, s8), low = low), typeOf(y)) + y.pad(number(0), low = low)
    rhs = convert(x, typeOf(y)).pad(number(0), low = low) + y.pad(number(0), low = low)
}

rule("a broadcast, a transpose and a reversal") {
    val c by rankClass
    val d by rankClass
    val row by c.label
    val column by c.label
    val n by c.sizes
    val p by d.sizes
    val x by tensor(f32, row to n, column to n)
    lhs = convert(x.relabel(row to column, column to row).reverse(row).expand(d to p), bf16)
    rhs = convert(x, bf16).relabel(row to column, column to row).reverse(row).expand(d to p)
}

rule("a sum of what is converted") {
    val c by rankClass
    val d by rankClass
    val n by c.sizes
    val p by d.sizes
    val x by tensor(s8, c to n, d to p)
    val y by tensor(s8, c to n, d to p)
    lhs = (convert(x, s32) + convert(y, s32)).reduce(sum, d)
    rhs = convert(x, s32).reduce(sum, d) + convert(y, s32).reduce(sum, d)
}

rule("to the type that it has") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(bool, int, real, s8, f16)
    lhs = convert(x, typeOf(x))
    rhs = x
}

for ((one, other) in listOf(s32 to u32, u8 to s8, f16 to s16, f32 to u32, bf16 to u16, f64 to s64))
rule("the bits of $one as $other and back") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(one, c to n)
    lhs = bitcast(bitcast(x, other), one)
    rhs = x
}

rule("the bits of bits") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = bitcast(bitcast(x, u32), s32)
    rhs = bitcast(x, s32)
}

rule("a sign changed in the bits") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(u16, c to n)
    lhs = bitcast(x xor 0x8000, f16)
    rhs = -bitcast(x, f16)
}

rule("a sign taken from the bits") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f16, c to n)
    lhs = bitcast(bitcast(x, u16) and 0x7FFF, f16)
    rhs = abs(x)
}

rule("words of either sign are added alike") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s32, c to n)
    val y by tensor(s32, c to n)
    lhs = bitcast(bitcast(x, u32) + bitcast(y, u32), s32)
    rhs = x + y
}

rule("what is cut towards 0 is the lower number, if it is not negative") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    assume { x ge 0 }
    lhs = convert(convert(x, int), real)
    rhs = floor(x)
}

for (type in listOf(real, f16, f32)) {
    rule("rounded twice, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        lhs = floor(ceil(x))
        rhs = ceil(x)
    }

    rule("the opposite of a ceiling, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        lhs = -ceil(-x)
        rhs = floor(x)
    }
}

rule("the root of a square is the magnitude, if the square is exact") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s4, c to n)
    lhs = sqrt(convert(x, f16) * convert(x, f16))
    rhs = abs(convert(x, f16))
}

for (type in listOf(s8, u8, u16))
rule("the numbers of $type are reals") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(type, c to n)
    lhs = convert(convert(x, real), type)
    rhs = x
}

rule("a real is cut before it becomes a word") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    assume { x gt -129 }
    assume { x lt 128 }
    lhs = convert(x, s8)
    rhs = convert(convert(x, int), s8)
}

for (type in listOf(f16, f32, f64)) {
    rule("the real of a finite number is rounded to that, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        assume { abs(x) lt inf(type) }
        lhs = convert(convert(x, real), type) eq x
        rhs = constant(TRUE, c to n)
    }

    rule("finite numbers are compared as the reals that they are, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        val y by tensor(type, c to n)
        assume { abs(x) lt inf(type) }
        assume { abs(y) lt inf(type) }
        lhs = convert(x, real) lt convert(y, real)
        rhs = x lt y
    }

    rule("rounding keeps the order, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(real, c to n)
        val y by tensor(real, c to n)
        lhs = convert(max(x, y), type)
        rhs = max(convert(x, type), convert(y, type))
    }

    rule("what is rounded is a number, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(real, c to n)
        lhs = convert(x, type) eq convert(x, type)
        rhs = constant(TRUE, c to n)
    }
}

rule("opposites are rounded to opposites, except 0") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(real, c to n)
    assume { x ne 0 }
    lhs = convert(-x, f32)
    rhs = -convert(x, f32)
}

rule("a number that is written down is rounded") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(f32, c to n)
    lhs = x * convert(number(1, real) / number(10, real), f32)
    rhs = x * (number(13421773, f32) / number(134217728, f32))
}

rule("a scalar is converted once or at each element") {
    val c by rankClass
    val n by c.sizes
    val v by element(s32)
    lhs = constant(convert(v, f16), c to n)
    rhs = convert(constant(v, c to n), f16)
}

rule("a scalar of another type is added") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s32, c to n)
    val v by element(s8)
    lhs = x + convert(v, s32) + convert(v, s32)
    rhs = x + 2 * convert(v, s32)
}

rule("the bits of a scalar") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(u16, c to n)
    val v by element(f16)
    lhs = bitcast(x xor bitcast(v, u16), f16)
    rhs = bitcast(x xor bitcast(constant(v, c to n), u16), f16)
}

rule("padding with a scalar of any type") {
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val x by tensor(c to n)
    val v by element(s8)
    elements(int, real, s16, f32)
    lhs = x.pad(convert(v, typeOf(x)), low = low).pad(convert(v, typeOf(x)), high = low)
    rhs = x.pad(convert(v, typeOf(x)), low = low, high = low)
}

rule("small numbers without end are floats") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(u8, c to n)
    lhs = convert(convert(convert(x, int), f32), u8)
    rhs = x
}
