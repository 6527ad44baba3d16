// What the native code of exported rules uses. Include it before the C++ that mlir-pdll makes of them.
#ifndef VERIFY_RULES_H
#define VERIFY_RULES_H

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <algorithm>
#include <initializer_list>
#include <optional>

namespace verify_rules {

/// Rules speak of integers as large as one likes; sums and products of two attributes fit here.
using Number = __int128;

/// One number for each dimension, if the program says them.
class Lanes {
public:
  Lanes() = default;
  explicit Lanes(llvm::ArrayRef<int64_t> numbers) : found(numbers.begin(), numbers.end()), isKnown(true) {}
  bool known() const { return isKnown; }
  size_t size() const { return found.size(); }
  Number operator[](size_t lane) const { return found[lane]; }

private:
  llvm::SmallVector<Number, 6> found;
  bool isKnown = false;
};

/// The sizes of a tensor; unknown where one is dynamic, and where the type says more than sizes and elements.
inline Lanes sizes(mlir::Value value) {
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && !type.getEncoding() ? Lanes(type.getShape()) : Lanes();
}

/// The numbers of an attribute with one for each dimension.
inline Lanes numbers(mlir::Attribute attribute) {
  auto array = llvm::dyn_cast_or_null<mlir::DenseI64ArrayAttr>(attribute);
  return array ? Lanes(array.asArrayRef()) : Lanes();
}

/// Rounded down; 0 where the divisor is 0.
inline Number floorDiv(Number dividend, Number divisor) {
  if (divisor == 0)
    return 0;
  Number quotient = dividend / divisor;
  return dividend % divisor != 0 && (dividend < 0) != (divisor < 0) ? quotient - 1 : quotient;
}

/// What is left then; the dividend where the divisor is 0.
inline Number floorMod(Number dividend, Number divisor) { return dividend - divisor * floorDiv(dividend, divisor); }

template <typename Condition> bool everyLane(size_t rank, Condition condition) {
  for (size_t lane = 0; lane != rank; ++lane)
    if (!condition(lane))
      return false;
  return true;
}

template <typename Map> llvm::SmallVector<int64_t> perLane(size_t rank, Map map) {
  llvm::SmallVector<int64_t> all;
  for (size_t lane = 0; lane != rank; ++lane)
    all.push_back(static_cast<int64_t>(map(lane)));
  return all;
}

inline mlir::Type elementType(mlir::Value value) { return mlir::getElementTypeOrSelf(value.getType()); }

/// Whether the elements are of one of the types, which are written as MLIR does.
inline bool hasElementType(mlir::Value value, std::initializer_list<llvm::StringRef> types) {
  for (llvm::StringRef type : types)
    if (mlir::parseType(type, value.getContext()) == elementType(value))
      return true;
  return false;
}

inline bool hasNoDimension(mlir::Value value) {
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(value.getType());
  return type && type.getRank() == 0;
}

/// The element that a rule writes down, as one of a type; none if it has no such element.
inline mlir::Attribute element(mlir::Type type, llvm::StringRef text) {
  if (auto floating = llvm::dyn_cast<mlir::FloatType>(type)) {
    const llvm::fltSemantics &format = floating.getFloatSemantics();
    if (text == "nan")
      return mlir::FloatAttr::get(type, llvm::APFloat::getNaN(format));
    if (text == "+inf" || text == "-inf")
      return mlir::FloatAttr::get(type, llvm::APFloat::getInf(format, text == "-inf"));
    llvm::APFloat number(format);
    auto status = number.convertFromString(text, llvm::APFloat::rmNearestTiesToEven);
    if (!status) {
      llvm::consumeError(status.takeError());
      return {};
    }
    return *status == llvm::APFloat::opOK ? mlir::Attribute(mlir::FloatAttr::get(type, number)) : mlir::Attribute();
  }
  if (auto integer = llvm::dyn_cast<mlir::IntegerType>(type)) {
    if (text == "true" || text == "false")
      return integer.getWidth() == 1 ? mlir::IntegerAttr::get(type, llvm::APInt(1, text == "true")) : mlir::Attribute();
    llvm::StringRef digits = text;
    bool negative = digits.consume_front("-");
    unsigned long long magnitude;
    if (digits.getAsInteger(10, magnitude))
      return {};
    llvm::APInt bits = llvm::APInt(64, magnitude).zextOrTrunc(integer.getWidth());
    return mlir::IntegerAttr::get(type, negative ? -bits : bits);
  }
  return {};
}

/// Whether a constant has this element everywhere. Any that is not a number is as good as any other.
inline bool isFilledWith(mlir::Attribute constant, llvm::StringRef text) {
  auto elements = llvm::dyn_cast_or_null<mlir::DenseElementsAttr>(constant);
  if (!elements || !elements.isSplat())
    return false;
  mlir::Attribute found = elements.getSplatValue<mlir::Attribute>();
  if (auto number = llvm::dyn_cast<mlir::FloatAttr>(found); number && text == "nan")
    return number.getValue().isNaN();
  return found == element(elements.getElementType(), text);
}

/// A constant with this element everywhere.
inline mlir::Attribute filled(mlir::Type type, llvm::StringRef text) {
  auto tensor = llvm::cast<mlir::ShapedType>(type);
  return mlir::DenseElementsAttr::get(tensor, element(tensor.getElementType(), text));
}

/// Whether an attribute reads like this; one that is not there reads like nothing.
inline bool reads(mlir::Attribute attribute, llvm::StringRef text) {
  return attribute && mlir::parseAttribute(text, attribute.getContext()) == attribute;
}

/// Whether a comparison is by the order of IEEE 754, which numbers and what is no number have, not by the total order of its bits.
inline bool comparesNumbers(mlir::Operation *comparison) {
  return !reads(comparison->getAttr("compare_type"), "#stablehlo<comparison_type TOTALORDER>");
}

} // namespace verify_rules

#endif
