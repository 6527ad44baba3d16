package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.diagnostic.IllFormedException
import io.verifyrules.dsl.element.ArithOperator
import io.verifyrules.dsl.element.ArithOperator.*

/** The predicates of `cmpi` and of `cmpf`; `ult` and the like are both, without a sign and where an operand may be NaN. */
enum class Predicate(private val integers: ArithOperator?, private val floats: ArithOperator?) {
    EQ(CMPI_EQ, null), NE(CMPI_NE, null),
    SLT(CMPI_SLT, null), SLE(CMPI_SLE, null), SGT(CMPI_SGT, null), SGE(CMPI_SGE, null),
    ULT(CMPI_ULT, CMPF_ULT), ULE(CMPI_ULE, CMPF_ULE), UGT(CMPI_UGT, CMPF_UGT), UGE(CMPI_UGE, CMPF_UGE),
    NEVER(null, CMPF_FALSE), ALWAYS(null, CMPF_TRUE),
    OEQ(null, CMPF_OEQ), OGT(null, CMPF_OGT), OGE(null, CMPF_OGE), OLT(null, CMPF_OLT), OLE(null, CMPF_OLE),
    ONE(null, CMPF_ONE), ORD(null, CMPF_ORD), UEQ(null, CMPF_UEQ), UNE(null, CMPF_UNE), UNO(null, CMPF_UNO);

    internal fun ofIntegers(): ArithOperator = found("cmpi", integers) { it.integers }

    internal fun ofFloats(): ArithOperator = found("cmpf", floats) { it.floats }

    private fun found(comparison: String, own: ArithOperator?, each: (Predicate) -> ArithOperator?): ArithOperator =
        own ?: throw IllFormedException(
            "$comparison: ${name.lowercase()} is no predicate of it; those that it has are " +
                entries.filter { each(it) != null }.joinToString { it.name.lowercase() })
}
