// Rewrite rules proved by verify-rules, as patterns of MLIR over StableHLO, or over arith where a rule is about its operations.
// They need the headers that the export to a folder writes beside this file.
#include "verify_rules.h"
#include "verify_rules_arith.h"
#include "verify_rules_patterns.h"

using namespace mlir;
using namespace verify_rules;

// a sum of padded zeros
// Proved for every rank and every size, for elements of type s4, s8, s16, s32, s64.
struct ASumOfPaddedZeros final : OpRewritePattern<stablehlo::ReduceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReduceOp reduce3, PatternRewriter &rewriter) const override {
    if (reduce3.getInputs().size() != 1)
      return rewriter.notifyMatchFailure(reduce3, "several tensors are reduced");
    if (!(combinesBy<stablehlo::AddOp>(reduce3)))
      return rewriter.notifyMatchFailure(reduce3, "the body is not sum");
    auto pad2 = reduce3.getInputs()[0].getDefiningOp<stablehlo::PadOp>();
    if (!pad2)
      return rewriter.notifyMatchFailure(reduce3, "expected stablehlo::PadOp");
    Value A = pad2.getOperand();
    if (!isConstant(pad2.getPaddingValue(), "0"))
      return rewriter.notifyMatchFailure(reduce3, "expected the constant 0");
    if (!isNeutral(reduce3.getInitValues()[0], "sum"))
      return rewriter.notifyMatchFailure(reduce3, "the initial value is not neutral");
    if (!haveStaticSizes({reduce3.getResult(0), pad2.getResult(), A}))
      return rewriter.notifyMatchFailure(reduce3, "a size is dynamic");

    SmallVector<int64_t> d = sorted(reduce3.getDimensions());
    SmallVector<int64_t> c = otherDimensions(rank(A), {d});
    SmallVector<int64_t> c2 = positions(otherDimensions(rank(pad2.getResult()), {reduce3.getDimensions()}), c);
    if (!isPartition(rank(A), {c, d}))
      return rewriter.notifyMatchFailure(reduce3, "a dimension that is none of the rule's axes");
    if (c2.size() != c.size())
      return rewriter.notifyMatchFailure(reduce3, "the numbers of dimensions of c differ");
    if (!(isPartition(rank(reduce3.getResult(0)), {c2})))
      return rewriter.notifyMatchFailure(reduce3, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (Number(pad2.getEdgePaddingLow()[c[lane]]) != 0)
        return rewriter.notifyMatchFailure(reduce3, "all c: pad2_low_c == 0");
      if (Number(pad2.getEdgePaddingHigh()[c[lane]]) != 0)
        return rewriter.notifyMatchFailure(reduce3, "all c: pad2_high_c == 0");
      if (Number(pad2.getInteriorPadding()[c[lane]]) != 0)
        return rewriter.notifyMatchFailure(reduce3, "all c: pad2_interior_c == 0");
    }
    for (size_t lane = 0; lane != d.size(); ++lane) {
      if (Number(pad2.getInteriorPadding()[d[lane]]) != 0)
        return rewriter.notifyMatchFailure(reduce3, "all d: pad2_interior_d == 0");
      if (Number(pad2.getEdgePaddingLow()[d[lane]]) < 0)
        return rewriter.notifyMatchFailure(reduce3, "all d: pad2_low_d >= 0");
      if (Number(pad2.getEdgePaddingHigh()[d[lane]]) < 0)
        return rewriter.notifyMatchFailure(reduce3, "all d: pad2_high_d >= 0");
    }
    if (!verify_rules::hasElementType(A, {"i4", "i8", "i16", "i32", "i64"}))
      return rewriter.notifyMatchFailure(reduce3, "it is not proved for these elements");

    if (c2 != positions(otherDimensions(rank(A), {d}), c))
      return rewriter.notifyMatchFailure(reduce3, "the right side has its dimensions in another order");
    Location loc = reduce3.getLoc();
    Value new1 = neutral(rewriter, loc, getElementTypeOrSelf(A), "sum");
    Value new2 = reduced<stablehlo::AddOp>(rewriter, loc, cast<RankedTensorType>(reduce3.getResult(0).getType()), A, new1, joined({d}));
    rewriter.replaceOp(reduce3, new2);
    return success();
  }
};

// a slice of a broadcast
// Proved for every rank and every size, whatever the elements are.
struct ASliceOfABroadcast final : OpRewritePattern<stablehlo::SliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::SliceOp slice3, PatternRewriter &rewriter) const override {
    auto expand2 = slice3.getOperand().getDefiningOp<stablehlo::BroadcastInDimOp>();
    if (!expand2)
      return rewriter.notifyMatchFailure(slice3, "expected stablehlo::BroadcastInDimOp");
    if (!keepsSizes(expand2))
      return rewriter.notifyMatchFailure(slice3, "a dimension of size 1 is spread");
    Value A = expand2.getOperand();
    if (!haveStaticSizes({slice3.getResult(), expand2.getResult(), A}))
      return rewriter.notifyMatchFailure(slice3, "a size is dynamic");

    SmallVector<int64_t> d = otherDimensions(rank(expand2.getResult()), {expand2.getBroadcastDimensions()});
    SmallVector<int64_t> c = allDimensions(rank(A));
    SmallVector<int64_t> c2 = at(expand2.getBroadcastDimensions(), c);
    if (c2.size() != c.size())
      return rewriter.notifyMatchFailure(slice3, "the numbers of dimensions of c differ");
    if (!(isPartition(rank(expand2.getResult()), {c2, d})))
      return rewriter.notifyMatchFailure(slice3, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (Number(slice3.getStartIndices()[c2[lane]]) != 0)
        return rewriter.notifyMatchFailure(slice3, "all c: slice3_start_c == 0");
    }
    for (size_t lane = 0; lane != d.size(); ++lane) {
      if (Number(slice3.getStartIndices()[d[lane]]) != 0)
        return rewriter.notifyMatchFailure(slice3, "all d: slice3_start_d == 0");
    }
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (Number(slice3.getLimitIndices()[c2[lane]]) != size(A, c[lane]))
        return rewriter.notifyMatchFailure(slice3, "all c: slice3_end_c == A_size");
      if (Number(slice3.getStrides()[c2[lane]]) != 1)
        return rewriter.notifyMatchFailure(slice3, "all c: slice3_stride_c == 1");
    }
    for (size_t lane = 0; lane != d.size(); ++lane) {
      if (Number(slice3.getStrides()[d[lane]]) != 1)
        return rewriter.notifyMatchFailure(slice3, "all d: slice3_stride_d == 1");
      if (Number(slice3.getLimitIndices()[d[lane]]) < 0)
        return rewriter.notifyMatchFailure(slice3, "all d: slice3_end_d >= 0");
      if (Number(slice3.getLimitIndices()[d[lane]]) > size(expand2.getResult(), d[lane]))
        return rewriter.notifyMatchFailure(slice3, "all d: slice3_end_d <= expand2_size_d");
    }

    Location loc = slice3.getLoc();
    Value new1 = rewriter.create<stablehlo::BroadcastInDimOp>(
        loc,
        cast<RankedTensorType>(slice3.getResult().getType()),
        A,
        rewriter.getDenseI64ArrayAttr(perDimension(rank(A), {{c, [&](size_t lane) -> Number { return Number(c2[lane]); }}}))).getResult();
    rewriter.replaceOp(slice3, new1);
    return success();
  }
};

// a reversed concat
// Proved for every rank and every size, whatever the elements are.
struct AReversedConcat final : OpRewritePattern<stablehlo::ReverseOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReverseOp reverse4, PatternRewriter &rewriter) const override {
    auto concat3 = reverse4.getOperand().getDefiningOp<stablehlo::ConcatenateOp>();
    if (!concat3)
      return rewriter.notifyMatchFailure(reverse4, "expected stablehlo::ConcatenateOp");
    if (concat3.getInputs().size() != 2)
      return rewriter.notifyMatchFailure(reverse4, "expected 2 operands");
    Value A = concat3.getInputs()[0];
    Value B = concat3.getInputs()[1];
    if (!haveStaticSizes({reverse4.getResult(), concat3.getResult(), A, B}))
      return rewriter.notifyMatchFailure(reverse4, "a size is dynamic");

    SmallVector<int64_t> s = {static_cast<int64_t>(concat3.getDimension())};
    if (s != sorted(reverse4.getDimensions()))
      return rewriter.notifyMatchFailure(reverse4, "other dimensions are reversed");
    SmallVector<int64_t> c = otherDimensions(rank(A), {s});
    if (s.size() != 1)
      return rewriter.notifyMatchFailure(reverse4, "s is not exactly one dimension");
    if (!isPartition(rank(A), {c, s}))
      return rewriter.notifyMatchFailure(reverse4, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (size(B, c[lane]) != size(A, c[lane]))
        return rewriter.notifyMatchFailure(reverse4, "all c: B_size_c == A_size_c");
    }
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(A))
      return rewriter.notifyMatchFailure(reverse4, "element types differ");

    Location loc = reverse4.getLoc();
    Value new1 = rewriter.create<stablehlo::ReverseOp>(
        loc,
        RankedTensorType::get(perDimension(rank(A), {{c, [&](size_t lane) -> Number { return size(A, c[lane]); }}, {s, [&](size_t lane) -> Number { return size(B, s[lane]); }}}), getElementTypeOrSelf(A)),
        B,
        rewriter.getDenseI64ArrayAttr(joined({s}))).getResult();
    Value new2 = rewriter.create<stablehlo::ReverseOp>(
        loc,
        RankedTensorType::get(perDimension(rank(A), {{c, [&](size_t lane) -> Number { return size(A, c[lane]); }}, {s, [&](size_t lane) -> Number { return size(A, s[lane]); }}}), getElementTypeOrSelf(A)),
        A,
        rewriter.getDenseI64ArrayAttr(joined({s}))).getResult();
    Value new3 = rewriter.create<stablehlo::ConcatenateOp>(
        loc,
        cast<RankedTensorType>(reverse4.getResult().getType()),
        ValueRange{new1, new2},
        s[0]).getResult();
    rewriter.replaceOp(reverse4, new3);
    return success();
  }
};

// a transposed sum
// Proved for every rank and every size, for elements of type s4, s8, s16, s32, s64.
struct ATransposedSum final : OpRewritePattern<stablehlo::AddOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::AddOp add5, PatternRewriter &rewriter) const override {
    for (int64_t column_dimension = 0; column_dimension != greatestRank(add5); ++column_dimension)
      if (succeeded(rewriteWith(add5, column_dimension, rewriter)))
        return success();
    return failure();
  }

private:
  LogicalResult rewriteWith(stablehlo::AddOp add5, int64_t column_dimension, PatternRewriter &rewriter) const {
    auto relabel2 = add5.getLhs().getDefiningOp<stablehlo::TransposeOp>();
    if (!relabel2)
      return rewriter.notifyMatchFailure(add5, "expected stablehlo::TransposeOp");
    Value A = relabel2.getOperand();
    auto relabel4 = add5.getRhs().getDefiningOp<stablehlo::TransposeOp>();
    if (!relabel4)
      return rewriter.notifyMatchFailure(add5, "expected stablehlo::TransposeOp");
    Value B = relabel4.getOperand();
    if (!haveStaticSizes({add5.getResult(), relabel2.getResult(), A, relabel4.getResult(), B}))
      return rewriter.notifyMatchFailure(add5, "a size is dynamic");

    SmallVector<int64_t> column = {column_dimension};
    SmallVector<int64_t> row = positions(relabel2.getPermutation(), column);
    if (row != positions(relabel4.getPermutation(), column))
      return rewriter.notifyMatchFailure(add5, "the dimensions of i@row are in another order");
    SmallVector<int64_t> row2 = otherDimensions(rank(A), {column});
    SmallVector<int64_t> column2 = positions(relabel2.getPermutation(), row2);
    if (column2 != positions(relabel4.getPermutation(), row2))
      return rewriter.notifyMatchFailure(add5, "the dimensions of i@column are in another order");
    if (rank(B) != rank(A))
      return rewriter.notifyMatchFailure(add5, "ranks differ");
    if (column.size() != 1)
      return rewriter.notifyMatchFailure(add5, "i@column is not exactly one dimension");
    if (row2.size() != column.size())
      return rewriter.notifyMatchFailure(add5, "the numbers of dimensions of i differ");
    if (!isPartition(rank(A), {column, row2}))
      return rewriter.notifyMatchFailure(add5, "a dimension that is none of the rule's axes");
    if (column2.size() != column.size())
      return rewriter.notifyMatchFailure(add5, "the numbers of dimensions of i differ");
    if (row.size() != column.size())
      return rewriter.notifyMatchFailure(add5, "the numbers of dimensions of i differ");
    if (!(isPartition(rank(relabel2.getResult()), {column2, row})))
      return rewriter.notifyMatchFailure(add5, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != column.size(); ++lane) {
      if (size(B, column[lane]) != size(A, column[lane]))
        return rewriter.notifyMatchFailure(add5, "all i: B_size_column == A_size_column");
      if (size(B, row2[lane]) != size(A, row2[lane]))
        return rewriter.notifyMatchFailure(add5, "all i: B_size_row == A_size_row");
    }
    if (!verify_rules::hasElementType(A, {"i4", "i8", "i16", "i32", "i64"}))
      return rewriter.notifyMatchFailure(add5, "it is not proved for these elements");
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(A))
      return rewriter.notifyMatchFailure(add5, "element types differ");

    Location loc = add5.getLoc();
    Value new1 = rewriter.create<stablehlo::AddOp>(
        loc,
        RankedTensorType::get(perDimension(rank(A), {{column, [&](size_t lane) -> Number { return size(A, column[lane]); }}, {row2, [&](size_t lane) -> Number { return size(A, row2[lane]); }}}), getElementTypeOrSelf(A)),
        A,
        B).getResult();
    Value new2 = rewriter.create<stablehlo::TransposeOp>(
        loc,
        cast<RankedTensorType>(add5.getResult().getType()),
        new1,
        rewriter.getDenseI64ArrayAttr(perDimension(rank(relabel2.getResult()), {{row, [&](size_t lane) -> Number { return Number(column[lane]); }}, {column2, [&](size_t lane) -> Number { return Number(row2[lane]); }}}))).getResult();
    rewriter.replaceOp(add5, new2);
    return success();
  }
};

// a unit axis that is dropped again
// Proved for every rank and every size, whatever the elements are.
struct AUnitAxisThatIsDroppedAgain final : OpRewritePattern<stablehlo::ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReshapeOp reshapeUnit3, PatternRewriter &rewriter) const override {
    auto reshapeUnit2 = reshapeUnit3.getOperand().getDefiningOp<stablehlo::ReshapeOp>();
    if (!reshapeUnit2)
      return rewriter.notifyMatchFailure(reshapeUnit3, "expected stablehlo::ReshapeOp");
    Value A = reshapeUnit2.getOperand();
    if (!dropsUnits(reshapeUnit2.getResult(), A))
      return rewriter.notifyMatchFailure(reshapeUnit3, "more than dimensions of size 1 is changed");
    if (!dropsUnits(reshapeUnit2.getResult(), reshapeUnit3.getResult()))
      return rewriter.notifyMatchFailure(reshapeUnit3, "more than dimensions of size 1 is changed");
    if (!haveStaticSizes({reshapeUnit3.getResult(), reshapeUnit2.getResult(), A}))
      return rewriter.notifyMatchFailure(reshapeUnit3, "a size is dynamic");

    SmallVector<int64_t> u = unitDimensions(reshapeUnit2.getResult(), A);
    if (u != unitDimensions(reshapeUnit2.getResult(), reshapeUnit3.getResult()))
      return rewriter.notifyMatchFailure(reshapeUnit3, "other dimensions have size 1");
    SmallVector<int64_t> c = allDimensions(rank(A));
    SmallVector<int64_t> c2 = at(otherDimensions(rank(reshapeUnit2.getResult()), {unitDimensions(reshapeUnit2.getResult(), A)}), c);
    if (c != positions(otherDimensions(rank(reshapeUnit2.getResult()), {unitDimensions(reshapeUnit2.getResult(), reshapeUnit3.getResult())}), c2))
      return rewriter.notifyMatchFailure(reshapeUnit3, "the dimensions of c are in another order");
    if (rank(reshapeUnit3.getResult()) != rank(A))
      return rewriter.notifyMatchFailure(reshapeUnit3, "ranks differ");
    if (c2.size() != c.size())
      return rewriter.notifyMatchFailure(reshapeUnit3, "the numbers of dimensions of c differ");
    if (u.size() != 1)
      return rewriter.notifyMatchFailure(reshapeUnit3, "u is not exactly one dimension");
    if (!(isPartition(rank(reshapeUnit2.getResult()), {c2, u})))
      return rewriter.notifyMatchFailure(reshapeUnit3, "a dimension that is none of the rule's axes");

    rewriter.replaceOp(reshapeUnit3, A);
    return success();
  }
};

// a choice that is known
// Proved for every rank and every size, whatever the elements are.
struct AChoiceThatIsKnown final : OpRewritePattern<stablehlo::SelectOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::SelectOp select4, PatternRewriter &rewriter) const override {
    auto constant1 = select4.getPred().getDefiningOp<stablehlo::ConstantOp>();
    if (!constant1)
      return rewriter.notifyMatchFailure(select4, "expected stablehlo::ConstantOp");
    if (!verify_rules::isFilledWith(constant1.getValue(), "true"))
      return rewriter.notifyMatchFailure(select4, "the constant is not true");
    Value A = select4.getOnTrue();
    Value B = select4.getOnFalse();
    if (!haveStaticSizes({select4.getResult(), constant1.getResult(), A, B}))
      return rewriter.notifyMatchFailure(select4, "a size is dynamic");

    SmallVector<int64_t> c = allDimensions(rank(constant1.getResult()));
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (size(A, c[lane]) != size(constant1.getResult(), c[lane]))
        return rewriter.notifyMatchFailure(select4, "all c: A_size == constant1_size");
      if (size(B, c[lane]) != size(constant1.getResult(), c[lane]))
        return rewriter.notifyMatchFailure(select4, "all c: B_size == constant1_size");
    }
    if (!verify_rules::hasElementType(constant1.getResult(), {"i1"}))
      return rewriter.notifyMatchFailure(select4, "it is not proved for these elements");
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(A))
      return rewriter.notifyMatchFailure(select4, "element types differ");

    rewriter.replaceOp(select4, A);
    return success();
  }
};

// a product with a negated matrix
// Proved for every rank and every size, for elements of type s4, s8, s16, s32, s64.
struct AProductWithANegatedMatrix final : OpRewritePattern<stablehlo::DotGeneralOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::DotGeneralOp dot4, PatternRewriter &rewriter) const override {
    auto neg2 = dot4.getLhs().getDefiningOp<stablehlo::NegOp>();
    if (!neg2)
      return rewriter.notifyMatchFailure(dot4, "expected stablehlo::NegOp");
    Value A = neg2.getOperand();
    Value B = dot4.getRhs();
    if (!haveStaticSizes({dot4.getResult(), neg2.getResult(), A, B}))
      return rewriter.notifyMatchFailure(dot4, "a size is dynamic");

    SmallVector<int64_t> b = listed({dot4.getDotDimensionNumbers().getLhsBatchingDimensions()});
    SmallVector<int64_t> k = listed({dot4.getDotDimensionNumbers().getLhsContractingDimensions()});
    SmallVector<int64_t> b2 = positions(dot4.getDotDimensionNumbers().getLhsBatchingDimensions(), b);
    SmallVector<int64_t> b3 = at(dot4.getDotDimensionNumbers().getRhsBatchingDimensions(), b2);
    SmallVector<int64_t> k2 = at(dot4.getDotDimensionNumbers().getRhsContractingDimensions(), positions(dot4.getDotDimensionNumbers().getLhsContractingDimensions(), k));
    SmallVector<int64_t> f = otherDimensions(rank(A), {b, k});
    SmallVector<int64_t> f2 = moved(positions(otherDimensions(rank(neg2.getResult()), {dot4.getDotDimensionNumbers().getLhsBatchingDimensions(), dot4.getDotDimensionNumbers().getLhsContractingDimensions()}), f), dot4.getDotDimensionNumbers().getLhsBatchingDimensions().size());
    SmallVector<int64_t> g = otherDimensions(rank(B), {b3, k2});
    SmallVector<int64_t> g2 = moved(positions(otherDimensions(rank(B), {dot4.getDotDimensionNumbers().getRhsBatchingDimensions(), dot4.getDotDimensionNumbers().getRhsContractingDimensions()}), g), rank(neg2.getResult()) - dot4.getDotDimensionNumbers().getLhsContractingDimensions().size());
    if (!isPartition(rank(A), {b, f, k}))
      return rewriter.notifyMatchFailure(dot4, "a dimension that is none of the rule's axes");
    if (b3.size() != b.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of b differ");
    if (k2.size() != k.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of k differ");
    if (!isPartition(rank(B), {b3, g, k2}))
      return rewriter.notifyMatchFailure(dot4, "a dimension that is none of the rule's axes");
    if (b2.size() != b.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of b differ");
    if (f2.size() != f.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of f differ");
    if (g2.size() != g.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of g differ");
    if (!(isPartition(rank(dot4.getResult()), {b2, f2, g2})))
      return rewriter.notifyMatchFailure(dot4, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != b.size(); ++lane) {
      if (size(B, b3[lane]) != size(A, b[lane]))
        return rewriter.notifyMatchFailure(dot4, "all b: B_size_b == A_size_b");
    }
    for (size_t lane = 0; lane != k.size(); ++lane) {
      if (size(B, k2[lane]) != size(A, k[lane]))
        return rewriter.notifyMatchFailure(dot4, "all k: B_size_k == A_size_k");
    }
    if (!verify_rules::hasElementType(dot4.getResult(), {"i4", "i8", "i16", "i32", "i64"}))
      return rewriter.notifyMatchFailure(dot4, "it is not proved for these elements");
    if (getElementTypeOrSelf(A) != getElementTypeOrSelf(dot4.getResult()))
      return rewriter.notifyMatchFailure(dot4, "element types differ");
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(dot4.getResult()))
      return rewriter.notifyMatchFailure(dot4, "element types differ");

    if (b2 != positions(listed({b}), b))
      return rewriter.notifyMatchFailure(dot4, "the right side has its dimensions in another order");
    if (f2 != moved(positions(otherDimensions(rank(A), {listed({b}), listed({k})}), f), listed({b}).size()))
      return rewriter.notifyMatchFailure(dot4, "the right side has its dimensions in another order");
    if (g2 != moved(positions(otherDimensions(rank(B), {listed({b3}), listed({k2})}), g), listed({b}).size() + otherDimensions(rank(A), {listed({b}), listed({k})}).size()))
      return rewriter.notifyMatchFailure(dot4, "the right side has its dimensions in another order");
    Location loc = dot4.getLoc();
    Value new1 = rewriter.create<stablehlo::DotGeneralOp>(
        loc,
        RankedTensorType::get(perDimension(rank(dot4.getResult()), {{b2, [&](size_t lane) -> Number { return size(A, b[lane]); }}, {f2, [&](size_t lane) -> Number { return size(A, f[lane]); }}, {g2, [&](size_t lane) -> Number { return size(B, g[lane]); }}}), getElementTypeOrSelf(dot4.getResult())),
        A,
        B,
        stablehlo::DotDimensionNumbersAttr::get(rewriter.getContext(), listed({b}), listed({b3}), listed({k}), listed({k2})),
        ArrayAttr(),
        stablehlo::DotAlgorithmAttr()).getResult();
    Value new2 = rewriter.create<stablehlo::NegOp>(loc, cast<RankedTensorType>(dot4.getResult().getType()), new1).getResult();
    rewriter.replaceOp(dot4, new2);
    return success();
  }
};

// a comparison the other way round
// Proved for every rank and every size, for elements of type s4, s8, s16, s32, s64, f16, bf16, f32, f64.
struct AComparisonTheOtherWayRound final : OpRewritePattern<stablehlo::CompareOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::CompareOp r3, PatternRewriter &rewriter) const override {
    if (r3.getComparisonDirection() != stablehlo::ComparisonDirection::LT)
      return rewriter.notifyMatchFailure(r3, "another comparison");
    if (!verify_rules::comparesNumbers(r3))
      return rewriter.notifyMatchFailure(r3, "it compares by total order");
    Value A = r3.getLhs();
    Value B = r3.getRhs();
    if (!haveStaticSizes({r3.getResult(), A, B}))
      return rewriter.notifyMatchFailure(r3, "a size is dynamic");

    SmallVector<int64_t> c = allDimensions(rank(A));
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (size(B, c[lane]) != size(A, c[lane]))
        return rewriter.notifyMatchFailure(r3, "all c: B_size == A_size");
    }
    if (!verify_rules::hasElementType(A, {"i4", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64"}))
      return rewriter.notifyMatchFailure(r3, "it is not proved for these elements");
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(A))
      return rewriter.notifyMatchFailure(r3, "element types differ");

    Location loc = r3.getLoc();
    Value new1 = rewriter.create<stablehlo::CompareOp>(
        loc,
        cast<RankedTensorType>(r3.getResult().getType()),
        B,
        A,
        stablehlo::ComparisonDirection::GT,
        stablehlo::ComparisonTypeAttr()).getResult();
    rewriter.replaceOp(r3, new1);
    return success();
  }
};

// a dynamic slice with a start in range
// Proved for every rank and every size, whatever the elements are.
struct ADynamicSliceWithAStartInRange final : OpRewritePattern<stablehlo::DynamicSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::DynamicSliceOp dynamicSlice2, PatternRewriter &rewriter) const override {
    Value A = dynamicSlice2.getOperand();
    if (!haveConstantStarts(dynamicSlice2.getStartIndices()))
      return rewriter.notifyMatchFailure(dynamicSlice2, "a start is no constant, or far beyond all sizes");
    if (!startsAreInRange(dynamicSlice2.getOperand(), dynamicSlice2.getStartIndices(), dynamicSlice2.getSliceSizes()))
      return rewriter.notifyMatchFailure(dynamicSlice2, "a start is out of range, or nothing is taken");
    if (!haveStaticSizes({dynamicSlice2.getResult(), A}))
      return rewriter.notifyMatchFailure(dynamicSlice2, "a size is dynamic");

    SmallVector<int64_t> c = allDimensions(rank(A));

    Location loc = dynamicSlice2.getLoc();
    Value new1 = rewriter.create<stablehlo::SliceOp>(
        loc,
        cast<RankedTensorType>(dynamicSlice2.getResult().getType()),
        A,
        rewriter.getDenseI64ArrayAttr(perDimension(rank(A), {{c, [&](size_t lane) -> Number { return startAt(dynamicSlice2.getStartIndices()[c[lane]]); }}})),
        rewriter.getDenseI64ArrayAttr(perDimension(rank(A), {{c, [&](size_t lane) -> Number { return (startAt(dynamicSlice2.getStartIndices()[c[lane]]) + Number(dynamicSlice2.getSliceSizes()[c[lane]])); }}})),
        rewriter.getDenseI64ArrayAttr(SmallVector<int64_t>(rank(A), 1))).getResult();
    rewriter.replaceOp(dynamicSlice2, new1);
    return success();
  }
};

// a dynamic slice of an update
// Proved for every rank and every size, whatever the elements are.
struct ADynamicSliceOfAnUpdate final : OpRewritePattern<stablehlo::DynamicSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::DynamicSliceOp dynamicSlice4, PatternRewriter &rewriter) const override {
    auto dynamicUpdateSlice3 = dynamicSlice4.getOperand().getDefiningOp<stablehlo::DynamicUpdateSliceOp>();
    if (!dynamicUpdateSlice3)
      return rewriter.notifyMatchFailure(dynamicSlice4, "expected stablehlo::DynamicUpdateSliceOp");
    Value A = dynamicUpdateSlice3.getOperand();
    Value U = dynamicUpdateSlice3.getUpdate();
    if (!haveConstantStarts(dynamicUpdateSlice3.getStartIndices()))
      return rewriter.notifyMatchFailure(dynamicSlice4, "a start is no constant, or far beyond all sizes");
    if (!haveConstantStarts(dynamicSlice4.getStartIndices()))
      return rewriter.notifyMatchFailure(dynamicSlice4, "a start is no constant, or far beyond all sizes");
    if (!haveStaticSizes({dynamicSlice4.getResult(), dynamicUpdateSlice3.getResult(), A, U}))
      return rewriter.notifyMatchFailure(dynamicSlice4, "a size is dynamic");

    SmallVector<int64_t> c = allDimensions(rank(A));
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (startAt(dynamicSlice4.getStartIndices()[c[lane]]) != startAt(dynamicUpdateSlice3.getStartIndices()[c[lane]]))
        return rewriter.notifyMatchFailure(dynamicSlice4, "all c: dynamicSlice4_start == dynamicUpdateSlice3_start");
      if (Number(dynamicSlice4.getSliceSizes()[c[lane]]) != size(U, c[lane]))
        return rewriter.notifyMatchFailure(dynamicSlice4, "all c: dynamicSlice4_size == U_size");
    }
    if (getElementTypeOrSelf(U) != getElementTypeOrSelf(A))
      return rewriter.notifyMatchFailure(dynamicSlice4, "element types differ");

    rewriter.replaceOp(dynamicSlice4, U);
    return success();
  }
};

// a window of one element with a stride
// Proved for every rank and every size, for elements of type s4, s8, s16, s32, s64.
struct AWindowOfOneElementWithAStride final : OpRewritePattern<stablehlo::ReduceWindowOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReduceWindowOp reduceWindow2, PatternRewriter &rewriter) const override {
    if (reduceWindow2.getInputs().size() != 1)
      return rewriter.notifyMatchFailure(reduceWindow2, "several tensors are reduced");
    if (!(combinesBy<stablehlo::AddOp>(reduceWindow2)))
      return rewriter.notifyMatchFailure(reduceWindow2, "the body is not sum");
    Value X = reduceWindow2.getInputs()[0];
    if (!isNeutral(reduceWindow2.getInitValues()[0], "sum"))
      return rewriter.notifyMatchFailure(reduceWindow2, "the initial value is not neutral");
    if (!cutsOffNoMoreThanThereIs(reduceWindow2))
      return rewriter.notifyMatchFailure(reduceWindow2, "more is cut off than there is");
    if (!haveStaticSizes({reduceWindow2.getResult(0), X}))
      return rewriter.notifyMatchFailure(reduceWindow2, "a size is dynamic");

    SmallVector<int64_t> c = allDimensions(rank(X));
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (Number(reduceWindow2.getWindowDimensions()[c[lane]]) != 1)
        return rewriter.notifyMatchFailure(reduceWindow2, "all c: reduceWindow2_size == 1");
      if (edge(reduceWindow2.getPadding(), c[lane], 0) != 0)
        return rewriter.notifyMatchFailure(reduceWindow2, "all c: reduceWindow2_low == 0");
      if (edge(reduceWindow2.getPadding(), c[lane], 1) != 0)
        return rewriter.notifyMatchFailure(reduceWindow2, "all c: reduceWindow2_high == 0");
      if (entry(reduceWindow2.getBaseDilations(), c[lane]) != 1)
        return rewriter.notifyMatchFailure(reduceWindow2, "all c: reduceWindow2_baseDilation == 1");
      if (entry(reduceWindow2.getWindowDilations(), c[lane]) != 1)
        return rewriter.notifyMatchFailure(reduceWindow2, "all c: reduceWindow2_windowDilation == 1");
      if (entry(reduceWindow2.getWindowStrides(), c[lane]) < 1)
        return rewriter.notifyMatchFailure(reduceWindow2, "all c: reduceWindow2_stride >= 1");
    }
    if (!verify_rules::hasElementType(X, {"i4", "i8", "i16", "i32", "i64"}))
      return rewriter.notifyMatchFailure(reduceWindow2, "it is not proved for these elements");

    Location loc = reduceWindow2.getLoc();
    Value new1 = rewriter.create<stablehlo::SliceOp>(
        loc,
        cast<RankedTensorType>(reduceWindow2.getResult(0).getType()),
        X,
        rewriter.getDenseI64ArrayAttr(SmallVector<int64_t>(rank(X), 0)),
        rewriter.getDenseI64ArrayAttr(perDimension(rank(X), {{c, [&](size_t lane) -> Number { return size(X, c[lane]); }}})),
        rewriter.getDenseI64ArrayAttr(perDimension(rank(X), {{c, [&](size_t lane) -> Number { return entry(reduceWindow2.getWindowStrides(), c[lane]); }}}))).getResult();
    rewriter.replaceOp(reduceWindow2, new1);
    return success();
  }
};

// a product narrowed
// Proved for every rank and every size, for every number of bits K, N.
struct AProductNarrowed final : OpRewritePattern<arith::MulIOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::MulIOp mul5, PatternRewriter &rewriter) const override {
    if (mul5.getOverflowFlags() != arith::IntegerOverflowFlags::none)
      return rewriter.notifyMatchFailure(mul5, "other flags of an overflow");
    auto extsi2 = mul5.getLhs().getDefiningOp<arith::ExtSIOp>();
    if (!extsi2)
      return rewriter.notifyMatchFailure(mul5, "expected arith::ExtSIOp");
    Value x = extsi2.getIn();
    auto extsi4 = mul5.getRhs().getDefiningOp<arith::ExtSIOp>();
    if (!extsi4)
      return rewriter.notifyMatchFailure(mul5, "expected arith::ExtSIOp");
    Value y = extsi4.getIn();

    if (!haveOneShape({mul5.getResult(), extsi2.getResult(), x, extsi4.getResult(), y}))
      return rewriter.notifyMatchFailure(mul5, "shapes differ");
    if (!isInteger(extsi2.getResult()))
      return rewriter.notifyMatchFailure(mul5, "expected integers of some number of bits");
    int64_t K_bits = bitsOf(extsi2.getResult());
    if (!isInteger(x))
      return rewriter.notifyMatchFailure(mul5, "expected integers of some number of bits");
    int64_t N_bits = bitsOf(x);
    if (!hasBits(extsi4.getResult(), K_bits))
      return rewriter.notifyMatchFailure(mul5, "expected integers of K bits");
    if (!hasBits(y, N_bits))
      return rewriter.notifyMatchFailure(mul5, "expected integers of N bits");
    if (K_bits - 2 * N_bits - 1 < 0)
      return rewriter.notifyMatchFailure(mul5, "K - 2N - 1 >= 0");
    if (K_bits - N_bits - 1 < 0)
      return rewriter.notifyMatchFailure(mul5, "K - N - 1 >= 0");
    if (2 * N_bits > int64_t(IntegerType::kMaxWidth))
      return rewriter.notifyMatchFailure(mul5, "no type has 2N bits");

    Location loc = mul5.getLoc();
    Value new1 = rewriter.create<arith::ExtSIOp>(loc, withElement(mul5.getResult().getType(), rewriter.getIntegerType(2 * N_bits)), x).getResult();
    Value new2 = rewriter.create<arith::ExtSIOp>(loc, withElement(mul5.getResult().getType(), rewriter.getIntegerType(2 * N_bits)), y).getResult();
    Value new3 = rewriter.create<arith::MulIOp>(loc, new1, new2).getResult();
    Value new4 = rewriter.create<arith::ExtSIOp>(loc, withElement(mul5.getResult().getType(), rewriter.getIntegerType(K_bits)), new3).getResult();
    rewriter.replaceOp(mul5, new4);
    return success();
  }
};

// constants added without a sign
// Proved for every rank and every size, for every number of bits N.
struct ConstantsAddedWithoutASign final : OpRewritePattern<arith::AddIOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::AddIOp addi5, PatternRewriter &rewriter) const override {
    if (addi5.getOverflowFlags() != arith::IntegerOverflowFlags::nuw)
      return rewriter.notifyMatchFailure(addi5, "other flags of an overflow");
    auto addi3 = addi5.getLhs().getDefiningOp<arith::AddIOp>();
    if (!addi3)
      return rewriter.notifyMatchFailure(addi5, "expected arith::AddIOp");
    if (addi3.getOverflowFlags() != arith::IntegerOverflowFlags::nuw)
      return rewriter.notifyMatchFailure(addi5, "other flags of an overflow");
    Value x = addi3.getLhs();
    APInt a;
    if (!matchPattern(addi3.getRhs(), m_ConstantInt(&a)))
      return rewriter.notifyMatchFailure(addi5, "expected a constant with one element");
    APInt b;
    if (!matchPattern(addi5.getRhs(), m_ConstantInt(&b)))
      return rewriter.notifyMatchFailure(addi5, "expected a constant with one element");

    if (!haveOneShape({addi5.getResult(), x}))
      return rewriter.notifyMatchFailure(addi5, "shapes differ");
    if (!canBeFilled(addi5.getResult().getType()))
      return rewriter.notifyMatchFailure(addi5, "a size is dynamic");
    if (!isInteger(x))
      return rewriter.notifyMatchFailure(addi5, "expected integers of some number of bits");
    int64_t N_bits = bitsOf(x);

    Location loc = addi5.getLoc();
    Value new1 = integerConstant(rewriter, loc, withElement(addi5.getResult().getType(), rewriter.getIntegerType(N_bits)), (a + b));
    Value new2 = rewriter.create<arith::AddIOp>(loc, x, new1, arith::IntegerOverflowFlags::nuw).getResult();
    rewriter.replaceOp(addi5, new2);
    return success();
  }
};

// a carry of nothing
// Proved for every rank and every size, for every number of bits N.
struct ACarryOfNothing final : OpRewritePattern<arith::AddUIExtendedOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::AddUIExtendedOp addui_extended_13, PatternRewriter &rewriter) const override {
    if (addui_extended_13.getOverflow().use_empty())
      return rewriter.notifyMatchFailure(addui_extended_13, "the result has no use");
    Value x = addui_extended_13.getLhs();

    if (!haveOneShape({addui_extended_13.getOverflow(), x}))
      return rewriter.notifyMatchFailure(addui_extended_13, "shapes differ");
    if (!canBeFilled(addui_extended_13.getOverflow().getType()))
      return rewriter.notifyMatchFailure(addui_extended_13, "a size is dynamic");
    if (!isInteger(x))
      return rewriter.notifyMatchFailure(addui_extended_13, "expected integers of some number of bits");
    int64_t N_bits = bitsOf(x);
    if (!isConstant(addui_extended_13.getRhs(), integer(N_bits, 0)))
      return rewriter.notifyMatchFailure(addui_extended_13, "expected the constant 0");

    Location loc = addui_extended_13.getLoc();
    Value new1 = integerConstant(rewriter, loc, withElement(addui_extended_13.getOverflow().getType(), rewriter.getIntegerType(1)), integer(1, 0));
    rewriter.replaceAllUsesWith(addui_extended_13.getOverflow(), new1);
    return success();
  }
};

// a sum with zero of floats without signs of zeros
// Proved for every rank and every size, for elements of type f32.
struct ASumWithZeroOfFloatsWithoutSigns final : OpRewritePattern<arith::AddFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::AddFOp addf3, PatternRewriter &rewriter) const override {
    if (!hasFastmath(addf3, arith::FastMathFlags::nsz))
      return rewriter.notifyMatchFailure(addf3, "other flags of fast-math");
    if (!roundsAsUsual(addf3))
      return rewriter.notifyMatchFailure(addf3, "it rounds in another way");
    Value x = addf3.getLhs();

    if (!haveOneShape({addf3.getResult(), x}))
      return rewriter.notifyMatchFailure(addf3, "shapes differ");
    if (!verify_rules::hasElementType(x, {"f32"}))
      return rewriter.notifyMatchFailure(addf3, "it is not proved for these elements");
    if (!isFloatConstant(addf3.getRhs(), "0"))
      return rewriter.notifyMatchFailure(addf3, "expected the constant 0");

    rewriter.replaceOp(addf3, x);
    return success();
  }
};
