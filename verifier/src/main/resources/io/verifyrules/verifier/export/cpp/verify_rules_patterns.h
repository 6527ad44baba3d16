// What exported patterns use beside verify_rules.h: dimensions of tensors by the axes of rules, and reductions.
#ifndef VERIFY_RULES_PATTERNS_H
#define VERIFY_RULES_PATTERNS_H

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "stablehlo/dialect/StablehloOps.h"
#include "verify_rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <functional>

namespace verify_rules {

namespace stablehlo = mlir::stablehlo;
using Dimensions = llvm::SmallVector<int64_t>;

inline bool haveStaticSizes(std::initializer_list<mlir::Value> values) {
  return llvm::all_of(values, [](mlir::Value value) { return sizes(value).known(); });
}

inline int64_t rank(mlir::Value value) { return llvm::cast<mlir::RankedTensorType>(value.getType()).getRank(); }

inline Number size(mlir::Value value, int64_t dimension) {
  return llvm::cast<mlir::RankedTensorType>(value.getType()).getDimSize(dimension);
}

/// The greatest rank of the tensors that an operation takes and gives: no dimension of a matched tensor that is told by trying is beyond it.
inline int64_t greatestRank(mlir::Operation *operation) {
  int64_t greatest = 0;
  auto look = [&](mlir::Type type) {
    if (auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type))
      greatest = std::max(greatest, tensor.getRank());
  };
  llvm::for_each(operation->getOperandTypes(), look);
  llvm::for_each(operation->getResultTypes(), look);
  return greatest;
}

inline Dimensions allDimensions(int64_t rank) { return llvm::to_vector<6>(llvm::seq<int64_t>(0, rank)); }

/// The dimensions that are in none of the lists, in order.
inline Dimensions otherDimensions(int64_t rank, std::initializer_list<llvm::ArrayRef<int64_t>> lists) {
  Dimensions others;
  for (int64_t dimension = 0; dimension != rank; ++dimension)
    if (llvm::none_of(lists, [&](llvm::ArrayRef<int64_t> list) { return llvm::is_contained(list, dimension); }))
      others.push_back(dimension);
  return others;
}

/// So many dimensions after the first ones.
inline Dimensions following(int64_t rank, int64_t count) {
  return llvm::to_vector<6>(llvm::seq<int64_t>(rank, rank + count));
}

/// Where the dimensions stand in a list; one that is not there stands at no place.
inline Dimensions positions(llvm::ArrayRef<int64_t> list, llvm::ArrayRef<int64_t> dimensions) {
  Dimensions found;
  for (int64_t dimension : dimensions)
    found.push_back(llvm::is_contained(list, dimension) ? std::distance(list.begin(), llvm::find(list, dimension)) : -1);
  return found;
}

/// So many places further on; none where there is no such place.
inline Dimensions moved(llvm::ArrayRef<int64_t> places, int64_t by) {
  Dimensions all;
  for (int64_t place : places)
    all.push_back(place < 0 || place + by < 0 ? -1 : place + by);
  return all;
}

/// What stands at the places of a list; a place that it does not have is no dimension.
inline Dimensions at(llvm::ArrayRef<int64_t> list, llvm::ArrayRef<int64_t> places) {
  Dimensions found;
  for (int64_t place : places)
    found.push_back(place >= 0 && place < static_cast<int64_t>(list.size()) ? list[place] : -1);
  return found;
}

inline Dimensions sorted(llvm::ArrayRef<int64_t> dimensions) {
  Dimensions all(dimensions.begin(), dimensions.end());
  llvm::sort(all);
  return all;
}

/// All dimensions of the lists, one list after the other.
inline Dimensions listed(std::initializer_list<llvm::ArrayRef<int64_t>> lists) {
  Dimensions all;
  for (llvm::ArrayRef<int64_t> list : lists)
    all.append(list.begin(), list.end());
  return all;
}

/// All dimensions of the lists, in order.
inline Dimensions joined(std::initializer_list<llvm::ArrayRef<int64_t>> lists) { return sorted(listed(lists)); }

/// The dimensions of size 1 that one tensor has and another one has not, whose sizes are the same otherwise.
inline Dimensions unitDimensions(mlir::Value with, mlir::Value without) {
  Dimensions units;
  int64_t next = 0;
  for (int64_t dimension = 0; dimension != rank(with); ++dimension)
    if (next != rank(without) && size(with, dimension) == size(without, next))
      ++next;
    else
      units.push_back(dimension);
  return units;
}

/// Whether a tensor is another one without dimensions of size 1.
inline bool dropsUnits(mlir::Value with, mlir::Value without) {
  Dimensions units = unitDimensions(with, without);
  return rank(with) - static_cast<int64_t>(units.size()) == rank(without) &&
         llvm::all_of(units, [&](int64_t dimension) { return size(with, dimension) == 1; });
}

/// Whether each dimension stands in exactly one of the lists, once.
inline bool isPartition(int64_t rank, std::initializer_list<llvm::ArrayRef<int64_t>> lists) {
  return joined(lists) == allDimensions(rank);
}

/// The numbers of some dimensions.
struct Part {
  llvm::ArrayRef<int64_t> dimensions;
  std::function<Number(size_t)> number;
};

/// One number for each dimension.
inline llvm::SmallVector<int64_t> perDimension(int64_t rank, std::initializer_list<Part> parts) {
  llvm::SmallVector<int64_t> all(rank, 0);
  for (const Part &part : parts)
    for (size_t lane = 0; lane != part.dimensions.size(); ++lane)
      all[part.dimensions[lane]] = static_cast<int64_t>(part.number(lane));
  return all;
}

/// Whether a tensor without dimensions is a constant with this element.
inline bool isConstant(mlir::Value value, llvm::StringRef text) {
  mlir::DenseElementsAttr constant;
  return mlir::matchPattern(value, mlir::m_Constant(&constant)) && isFilledWith(constant, text);
}

/// Whether a broadcast makes no dimension of size 1 larger.
inline bool keepsSizes(stablehlo::BroadcastInDimOp broadcast) {
  for (auto [place, dimension] : llvm::enumerate(broadcast.getBroadcastDimensions()))
    if (size(broadcast.getOperand(), place) != size(broadcast.getResult(), dimension))
      return false;
  return true;
}

/// Whether the body of a reduction is this operation on its two arguments.
template <typename Operation, typename Reduction> bool combinesBy(Reduction reduce) {
  mlir::Block &body = reduce.getBody().front();
  if (body.getNumArguments() != 2 || body.getOperations().size() != 2)
    return false;
  auto operation = llvm::dyn_cast<Operation>(body.front());
  return operation && body.back().getOperand(0) == operation->getResult(0) &&
         ((operation->getOperand(0) == body.getArgument(0) && operation->getOperand(1) == body.getArgument(1)) ||
          (operation->getOperand(0) == body.getArgument(1) && operation->getOperand(1) == body.getArgument(0)));
}

/// The element of a type that a reduction starts from where nothing is said: 0 for a sum, the least number for a maximum.
inline mlir::Attribute neutralElement(mlir::Type type, llvm::StringRef monoid) {
  if (monoid == "sum" || monoid == "product")
    return element(type, monoid == "sum" ? "0" : "1");
  if (auto floating = llvm::dyn_cast<mlir::FloatType>(type))
    return mlir::FloatAttr::get(type, llvm::APFloat::getInf(floating.getFloatSemantics(), monoid == "max"));
  auto integer = llvm::cast<mlir::IntegerType>(type);
  unsigned bits = integer.getWidth();
  if (monoid == "and" || monoid == "or" || monoid == "xor")
    return mlir::IntegerAttr::get(type, monoid == "and" ? llvm::APInt::getAllOnes(bits) : llvm::APInt::getZero(bits));
  bool isSigned = !integer.isUnsigned() && bits > 1;
  return mlir::IntegerAttr::get(type, monoid == "max" ? llvm::APInt::getMinValue(bits) | (isSigned ? llvm::APInt::getSignMask(bits) : llvm::APInt::getZero(bits))
                                                      : isSigned ? llvm::APInt::getSignedMaxValue(bits) : llvm::APInt::getMaxValue(bits));
}

inline bool isNeutral(mlir::Value value, llvm::StringRef monoid) {
  mlir::DenseElementsAttr constant;
  return mlir::matchPattern(value, mlir::m_Constant(&constant)) && constant.isSplat() &&
         constant.getSplatValue<mlir::Attribute>() == neutralElement(constant.getElementType(), monoid);
}

inline mlir::Value neutral(mlir::PatternRewriter &rewriter, mlir::Location loc, mlir::Type type, llvm::StringRef monoid) {
  auto scalar = mlir::RankedTensorType::get({}, type);
  return rewriter.create<stablehlo::ConstantOp>(loc, mlir::DenseElementsAttr::get(scalar, neutralElement(type, monoid)));
}

/// A reduction by an operation on two elements.
template <typename Operation>
mlir::Value reduced(mlir::PatternRewriter &rewriter, mlir::Location loc, mlir::RankedTensorType type, mlir::Value operand,
                    mlir::Value initial, llvm::ArrayRef<int64_t> dimensions) {
  auto reduce = rewriter.create<stablehlo::ReduceOp>(loc, mlir::TypeRange{type}, mlir::ValueRange{operand},
                                                     mlir::ValueRange{initial}, rewriter.getDenseI64ArrayAttr(dimensions));
  auto scalar = mlir::RankedTensorType::get({}, type.getElementType());
  mlir::Block *body = rewriter.createBlock(&reduce.getBody(), {}, {scalar, scalar}, {loc, loc});
  mlir::Value combined = rewriter.create<Operation>(loc, body->getArgument(0), body->getArgument(1));
  rewriter.create<stablehlo::ReturnOp>(loc, combined);
  rewriter.setInsertionPointAfter(reduce);
  return reduce.getResult(0);
}

/// An entry of a list with one for each dimension, which are 1 where there is no list.
inline Number entry(std::optional<llvm::ArrayRef<int64_t>> list, int64_t dimension) { return list ? (*list)[dimension] : 1; }

/// What is put before or behind a dimension; nothing where nothing is said.
inline Number edge(std::optional<mlir::DenseIntElementsAttr> padding, int64_t dimension, int64_t side) {
  return padding && *padding ? Number(padding->getValues<int64_t>()[2 * dimension + side]) : Number(0);
}

/// Whether what a window moves over has no negative size, which StableHLO allows.
inline bool cutsOffNoMoreThanThereIs(stablehlo::ReduceWindowOp reduce) {
  mlir::Value operand = reduce.getInputs()[0];
  if (!sizes(operand).known())
    return false;
  for (int64_t dimension = 0; dimension != rank(operand); ++dimension) {
    Number count = size(operand, dimension);
    Number spread = count == 0 ? Number(0) : (count - 1) * entry(reduce.getBaseDilations(), dimension) + 1;
    if (edge(reduce.getPadding(), dimension, 0) + spread + edge(reduce.getPadding(), dimension, 1) < 0)
      return false;
  }
  return true;
}

/// A start that is a constant, if it is one that sums of a few do not leave 64 bits with.
inline std::optional<Number> constantStart(mlir::Value start) {
  constexpr int64_t most = int64_t(1) << 48;
  llvm::APInt number;
  if (!mlir::matchPattern(start, mlir::m_ConstantInt(&number)) || number.getBitWidth() > 64)
    return std::nullopt;
  bool isUnsigned = mlir::getElementTypeOrSelf(start.getType()).isUnsignedInteger();
  Number found = isUnsigned ? Number(number.getZExtValue()) : Number(number.getSExtValue());
  return -most <= found && found <= most ? std::optional<Number>(found) : std::nullopt;
}

template <typename Starts> bool haveConstantStarts(Starts starts) {
  return llvm::all_of(starts, [](mlir::Value start) { return constantStart(start).has_value(); });
}

/// The start of a dimension, of which haveConstantStarts was asked.
inline Number startAt(mlir::Value start) { return *constantStart(start); }

inline llvm::SmallVector<int64_t> staticSizes(mlir::Value value) {
  llvm::ArrayRef<int64_t> all = llvm::cast<mlir::RankedTensorType>(value.getType()).getShape();
  return llvm::SmallVector<int64_t>(all.begin(), all.end());
}

/// Whether something is taken on each dimension, from a start where it is within the operand.
template <typename Starts> bool startsAreInRange(mlir::Value operand, Starts starts, llvm::ArrayRef<int64_t> sizes) {
  for (size_t dimension = 0; dimension != sizes.size(); ++dimension)
    if (sizes[dimension] < 1 || startAt(starts[dimension]) < 0 ||
        startAt(starts[dimension]) + sizes[dimension] > size(operand, dimension))
      return false;
  return true;
}

/// Constants for the starts of a dynamic operation.
inline llvm::SmallVector<mlir::Value> constantStarts(mlir::PatternRewriter &rewriter, mlir::Location loc, llvm::ArrayRef<int64_t> starts) {
  auto scalar = mlir::RankedTensorType::get({}, rewriter.getIntegerType(64));
  llvm::SmallVector<mlir::Value> values;
  for (int64_t start : starts)
    values.push_back(rewriter.create<stablehlo::ConstantOp>(
        loc, mlir::DenseElementsAttr::get(scalar, rewriter.getI64IntegerAttr(start))));
  return values;
}

/// A reduction over the positions of a window.
template <typename Operation>
mlir::Value windowed(mlir::PatternRewriter &rewriter, mlir::Location loc, mlir::RankedTensorType type, mlir::Value operand,
                     mlir::Value initial, mlir::DenseI64ArrayAttr window, mlir::DenseI64ArrayAttr strides,
                     mlir::DenseI64ArrayAttr baseDilations, mlir::DenseI64ArrayAttr windowDilations,
                     llvm::ArrayRef<int64_t> low, llvm::ArrayRef<int64_t> high) {
  llvm::SmallVector<int64_t> edges;
  for (size_t dimension = 0; dimension != low.size(); ++dimension) {
    edges.push_back(low[dimension]);
    edges.push_back(high[dimension]);
  }
  auto padding = mlir::DenseIntElementsAttr::get(
      mlir::RankedTensorType::get({static_cast<int64_t>(low.size()), 2}, rewriter.getIntegerType(64)), llvm::ArrayRef<int64_t>(edges));
  auto reduce = rewriter.create<stablehlo::ReduceWindowOp>(loc, mlir::TypeRange{type}, mlir::ValueRange{operand},
                                                           mlir::ValueRange{initial}, window, strides, baseDilations,
                                                           windowDilations, padding);
  auto scalar = mlir::RankedTensorType::get({}, type.getElementType());
  mlir::Block *body = rewriter.createBlock(&reduce.getBody(), {}, {scalar, scalar}, {loc, loc});
  mlir::Value combined = rewriter.create<Operation>(loc, body->getArgument(0), body->getArgument(1));
  rewriter.create<stablehlo::ReturnOp>(loc, combined);
  rewriter.setInsertionPointAfter(reduce);
  return reduce.getResult(0);
}

} // namespace verify_rules

#endif
