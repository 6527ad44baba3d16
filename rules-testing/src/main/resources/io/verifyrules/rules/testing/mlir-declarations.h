// Declarations of what exported patterns use of MLIR, LLVM and StableHLO, so that a compiler can look at them without these.
// Names, parameters and results are those of the real ones as far as patterns rely on them; little is defined.
#ifndef MLIR_DECLARATIONS_H
#define MLIR_DECLARATIONS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace llvm {
template <typename T> struct ArrayRef {
  ArrayRef();
  ArrayRef(const std::vector<T> &);
  ArrayRef(const std::initializer_list<T> &);
  const T *begin() const;
  const T *end() const;
  size_t size() const;
  bool empty() const;
  const T &operator[](size_t) const;
};
template <typename T, unsigned N = 6> struct SmallVector : std::vector<T> {
  using std::vector<T>::vector;
  SmallVector();
  explicit SmallVector(size_t, const T & = T());
  SmallVector(std::initializer_list<T>);
  template <unsigned M> SmallVector(const SmallVector<T, M> &);
  template <typename I> SmallVector(I, I);
  template <typename I> void append(I, I);
};
struct StringRef {
  StringRef(const char *);
  StringRef(const std::string &);
  bool operator==(const char *) const;
  bool consume_front(StringRef);
  template <typename T> bool getAsInteger(unsigned, T &) const;
};
struct Error { explicit operator bool() const; };
void consumeError(Error);
template <typename T> struct Expected {
  explicit operator bool() const;
  Error takeError();
  T &operator*();
};
struct fltSemantics {};
struct APInt {
  APInt();
  unsigned getBitWidth() const;
  uint64_t getZExtValue() const;
  int64_t getSExtValue() const;
  APInt sextOrTrunc(unsigned) const;
  bool operator==(const APInt &) const;
  APInt operator+(const APInt &) const;
  APInt operator-(const APInt &) const;
  APInt operator*(const APInt &) const;
  APInt operator&(const APInt &) const;
  APInt operator^(const APInt &) const;
  APInt operator~() const;
  static APInt getSignedMinValue(unsigned);
  APInt(unsigned, uint64_t, bool = false);
  APInt zextOrTrunc(unsigned) const;
  APInt operator-() const;
  APInt operator|(const APInt &) const;
  static APInt getAllOnes(unsigned);
  static APInt getZero(unsigned);
  static APInt getMinValue(unsigned);
  static APInt getMaxValue(unsigned);
  static APInt getSignedMaxValue(unsigned);
  static APInt getSignMask(unsigned);
};
struct APFloat {
  enum opStatus { opOK };
  enum roundingMode { rmNearestTiesToEven };
  APFloat(const fltSemantics &);
  static APFloat getNaN(const fltSemantics &);
  static APFloat getInf(const fltSemantics &, bool = false);
  Expected<opStatus> convertFromString(StringRef, roundingMode);
  bool isNaN() const;
};
template <typename To, typename From> To cast(From);
template <typename To, typename From> bool isa(From);
template <typename To, typename From> To dyn_cast(From &&);
template <typename To, typename From> To dyn_cast_or_null(From);
template <typename T> std::vector<T> seq(T, T);
template <unsigned N, typename R> SmallVector<int64_t, N> to_vector(R &&);
template <typename R, typename P> bool all_of(R &&range, P condition) { return std::all_of(range.begin(), range.end(), condition); }
template <typename R, typename P> bool none_of(R &&range, P condition) { return std::none_of(range.begin(), range.end(), condition); }
template <typename R, typename F> F for_each(R &&range, F each) { return std::for_each(range.begin(), range.end(), each); }
template <typename R> void sort(R &&);
template <typename R, typename T> bool is_contained(R &&, const T &);
template <typename T> const T *find(const ArrayRef<T> &, const T &);
template <typename R> std::vector<std::pair<size_t, int64_t>> enumerate(R &&);
} // namespace llvm

namespace mlir {
using llvm::APFloat;
using llvm::APInt;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::SmallVector;
using llvm::StringRef;
struct MLIRContext {};
struct RewritePatternSet { template <typename T> void add(MLIRContext *context) { T pattern(context); } };
struct Attribute {
  Attribute();
  explicit operator bool() const;
  bool operator==(Attribute) const;
  MLIRContext *getContext() const;
};
struct Type {
  explicit operator bool() const;
  bool operator==(Type) const;
  bool operator!=(Type) const;
  bool isSignlessInteger() const;
  bool isIndex() const;
  bool isUnsignedInteger() const;
  unsigned getIntOrFloatBitWidth() const;
};
struct FloatType : Type { const llvm::fltSemantics &getFloatSemantics(); };
struct IntegerType : Type { static constexpr unsigned kMaxWidth = 1 << 24; unsigned getWidth(); bool isUnsigned(); };
struct ShapedType : Type { Type getElementType(); ShapedType clone(Type); bool hasStaticShape(); };
struct RankedTensorType : ShapedType {
  static RankedTensorType get(ArrayRef<int64_t>, Type);
  bool hasStaticShape();
  ArrayRef<int64_t> getShape();
  Attribute getEncoding();
  int64_t getRank();
  int64_t getDimSize(unsigned);
};
struct TypedAttr : Attribute {};
struct ElementsAttr : TypedAttr {};
struct DenseElementsAttr : ElementsAttr {
  bool isSplat();
  template <typename T> T getSplatValue();
  Type getElementType();
  static DenseElementsAttr get(ShapedType, Attribute);
};
struct DenseIntElementsAttr : DenseElementsAttr {
  template <typename T> std::vector<T> getValues() const;
  static DenseIntElementsAttr get(ShapedType, ArrayRef<int64_t>);
};
struct DenseI64ArrayAttr : Attribute { ArrayRef<int64_t> asArrayRef(); };
struct ArrayAttr : Attribute {};
struct FloatAttr : TypedAttr { static FloatAttr get(Type, const APFloat &); APFloat getValue(); };
struct IntegerAttr : TypedAttr { static IntegerAttr get(Type, const APInt &); };
Type parseType(StringRef, MLIRContext *);
Attribute parseAttribute(StringRef, MLIRContext *);
struct Operation;
struct Value {
  Value();
  Type getType() const;
  MLIRContext *getContext() const;
  bool operator==(Value) const;
  bool operator!=(Value) const;
  bool use_empty() const;
  template <typename T> T getDefiningOp() const;
};
Type getElementTypeOrSelf(Value);
Type getElementTypeOrSelf(Type);
struct ValueRange { ValueRange(std::initializer_list<Value>); ValueRange(const std::vector<Value> &); const Value *begin() const; const Value *end() const; size_t size() const; Value operator[](size_t) const; };
struct TypeRange { TypeRange(std::initializer_list<Type>); const Type *begin() const; const Type *end() const; };
struct Location {};
struct Operation {
  Value getOperand(unsigned);
  Value getResult(unsigned);
  TypeRange getOperandTypes();
  TypeRange getResultTypes();
  Attribute getAttr(StringRef);
};
struct Block {
  unsigned getNumArguments();
  Value getArgument(unsigned);
  std::vector<Operation> &getOperations();
  Operation &front();
  Operation &back();
};
struct Region { Block &front(); };
struct OpState {
  explicit operator bool() const;
  operator Operation *() const;
  Operation *operator->() const;
  Location getLoc();
};
struct LogicalResult {};
LogicalResult success();
LogicalResult failure();
bool succeeded(LogicalResult);
struct PatternRewriter {
  MLIRContext *getContext();
  DenseI64ArrayAttr getDenseI64ArrayAttr(ArrayRef<int64_t>);
  LogicalResult notifyMatchFailure(Operation *, const char *);
  template <typename T, typename... A> T create(Location location, A &&...arguments) {
    static_assert(std::is_base_of<OpState, T>::value, "an operation is made");
    return T::make(location, std::forward<A>(arguments)...);
  }
  Block *createBlock(Region *, std::nullptr_t, std::initializer_list<Type>, std::initializer_list<Location>);
  void setInsertionPointAfter(Operation *);
  void replaceOp(Operation *, Value);
  void replaceAllUsesWith(Value, Value);
  Type getIntegerType(unsigned);
  Type getIndexType();
  IntegerAttr getI64IntegerAttr(int64_t);
};
template <typename T> struct OpRewritePattern {
  OpRewritePattern(MLIRContext *);
  virtual LogicalResult matchAndRewrite(T, PatternRewriter &) const = 0;
};
struct ConstantMatcher {};
ConstantMatcher m_Constant(DenseElementsAttr *);
ConstantMatcher m_Constant(Attribute *);
ConstantMatcher m_ConstantInt(APInt *);
bool matchPattern(Value, ConstantMatcher);

struct OneResult : OpState { Value getResult(); operator Value(); };
namespace arith {
enum class IntegerOverflowFlags { none, nsw, nuw };
IntegerOverflowFlags operator|(IntegerOverflowFlags, IntegerOverflowFlags);
enum class FastMathFlags { none, reassoc, nnan, ninf, nsz, arcp, contract, afn };
FastMathFlags operator|(FastMathFlags, FastMathFlags);
struct FastMathFlagsAttr : Attribute { FastMathFlags getValue(); };
enum class CmpIPredicate { eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge };
enum class CmpFPredicate { AlwaysFalse, OEQ, OGT, OGE, OLT, OLE, ONE, ORD, UEQ, UGT, UGE, ULT, ULE, UNE, UNO, AlwaysTrue };
#define VERIFY_RULES_OPERANDS Value getLhs(); Value getRhs();
#define VERIFY_RULES_WRAPPING(NAME) struct NAME##Op : OneResult { VERIFY_RULES_OPERANDS IntegerOverflowFlags getOverflowFlags(); static NAME##Op make(Location, Value, Value, IntegerOverflowFlags = IntegerOverflowFlags::none); };
#define VERIFY_RULES_EXACT(NAME) struct NAME##Op : OneResult { VERIFY_RULES_OPERANDS bool getIsExact(); static NAME##Op make(Location, Value, Value, bool = false); };
#define VERIFY_RULES_PLAIN(NAME) struct NAME##Op : OneResult { VERIFY_RULES_OPERANDS static NAME##Op make(Location, Value, Value); };
#define VERIFY_RULES_FLOAT(NAME) struct NAME##Op : OneResult { VERIFY_RULES_OPERANDS static NAME##Op make(Location, Value, Value, FastMathFlags = FastMathFlags::none); };
#define VERIFY_RULES_CAST(NAME) struct NAME##Op : OneResult { Value getIn(); static NAME##Op make(Location, Type, Value); };
#define VERIFY_RULES_HALVES(NAME) struct NAME##Op : OpState { VERIFY_RULES_OPERANDS Value getLow(); Value getHigh(); static NAME##Op make(Location, Value, Value); };
VERIFY_RULES_WRAPPING(AddI) VERIFY_RULES_WRAPPING(SubI) VERIFY_RULES_WRAPPING(MulI) VERIFY_RULES_EXACT(DivSI) VERIFY_RULES_EXACT(DivUI) VERIFY_RULES_PLAIN(CeilDivSI) VERIFY_RULES_PLAIN(CeilDivUI) VERIFY_RULES_PLAIN(FloorDivSI) VERIFY_RULES_PLAIN(RemSI) VERIFY_RULES_PLAIN(RemUI) VERIFY_RULES_WRAPPING(ShLI) VERIFY_RULES_EXACT(ShRSI) VERIFY_RULES_EXACT(ShRUI) VERIFY_RULES_PLAIN(MaxSI) VERIFY_RULES_PLAIN(MaxUI) VERIFY_RULES_PLAIN(MinSI) VERIFY_RULES_PLAIN(MinUI) VERIFY_RULES_PLAIN(AndI) VERIFY_RULES_PLAIN(OrI) VERIFY_RULES_PLAIN(XOrI) 
VERIFY_RULES_FLOAT(AddF) VERIFY_RULES_FLOAT(SubF) VERIFY_RULES_FLOAT(MulF) VERIFY_RULES_FLOAT(DivF) VERIFY_RULES_FLOAT(RemF) VERIFY_RULES_FLOAT(MaximumF) VERIFY_RULES_FLOAT(MinimumF) VERIFY_RULES_FLOAT(MaxNumF) VERIFY_RULES_FLOAT(MinNumF) 
VERIFY_RULES_CAST(ExtSI) VERIFY_RULES_CAST(ExtF) VERIFY_RULES_CAST(TruncF) VERIFY_RULES_CAST(SIToFP) VERIFY_RULES_CAST(FPToSI) VERIFY_RULES_CAST(FPToUI) VERIFY_RULES_CAST(Bitcast) VERIFY_RULES_CAST(IndexCast) 
VERIFY_RULES_HALVES(MulSIExtended) VERIFY_RULES_HALVES(MulUIExtended)
struct AddUIExtendedOp : OpState { VERIFY_RULES_OPERANDS Value getSum(); Value getOverflow(); static AddUIExtendedOp make(Location, Value, Value); };
struct ExtUIOp : OneResult { Value getIn(); bool getNonNeg(); static ExtUIOp make(Location, Type, Value, bool = false); };
struct IndexCastUIOp : OneResult { Value getIn(); bool getNonNeg(); static IndexCastUIOp make(Location, Type, Value, bool = false); };
struct UIToFPOp : OneResult { Value getIn(); bool getNonNeg(); static UIToFPOp make(Location, Type, Value, bool = false); };
struct TruncIOp : OneResult { Value getIn(); IntegerOverflowFlags getOverflowFlags(); static TruncIOp make(Location, Type, Value, IntegerOverflowFlags = IntegerOverflowFlags::none); };
struct CmpIOp : OneResult { VERIFY_RULES_OPERANDS CmpIPredicate getPredicate(); static CmpIOp make(Location, CmpIPredicate, Value, Value); };
struct CmpFOp : OneResult { VERIFY_RULES_OPERANDS CmpFPredicate getPredicate(); static CmpFOp make(Location, CmpFPredicate, Value, Value, FastMathFlags = FastMathFlags::none); };
struct SelectOp : OneResult { Value getCondition(); Value getTrueValue(); Value getFalseValue(); static SelectOp make(Location, Value, Value, Value); };
struct NegFOp : OneResult { Value getOperand(); static NegFOp make(Location, Value, FastMathFlags = FastMathFlags::none); };
struct ConstantOp : OneResult { static ConstantOp make(Location, TypedAttr); };
} // namespace arith
namespace math {
struct FmaOp : OneResult { Value getA(); Value getB(); Value getC(); static FmaOp make(Location, Value, Value, Value, arith::FastMathFlags = arith::FastMathFlags::none); };
} // namespace math
namespace ub {
struct PoisonAttr : Attribute {};
struct PoisonOp : OneResult { Attribute getValue(); static PoisonOp make(Location, Type); };
} // namespace ub

namespace stablehlo {
enum class ComparisonDirection { EQ, NE, GE, GT, LE, LT };
struct ComparisonTypeAttr {};
#define VERIFY_RULES_UNARY(NAME) struct NAME##Op : OneResult { Value getOperand(); static NAME##Op make(Location, Type, Value); };
#define VERIFY_RULES_BINARY(NAME) struct NAME##Op : OneResult { Value getLhs(); Value getRhs(); static NAME##Op make(Location, Type, Value, Value); static NAME##Op make(Location, Value, Value); };
VERIFY_RULES_UNARY(Neg) VERIFY_RULES_UNARY(Abs) VERIFY_RULES_UNARY(Exp) VERIFY_RULES_UNARY(Not) VERIFY_RULES_UNARY(Sign)
VERIFY_RULES_UNARY(PopulationCount) VERIFY_RULES_UNARY(Clz) VERIFY_RULES_UNARY(Log) VERIFY_RULES_UNARY(Log1p)
VERIFY_RULES_UNARY(Expm1) VERIFY_RULES_UNARY(Tanh) VERIFY_RULES_UNARY(Logistic) VERIFY_RULES_UNARY(Sqrt)
VERIFY_RULES_UNARY(Rsqrt) VERIFY_RULES_UNARY(Cbrt) VERIFY_RULES_UNARY(Sine) VERIFY_RULES_UNARY(Cosine) VERIFY_RULES_UNARY(Tan)
VERIFY_RULES_UNARY(Floor) VERIFY_RULES_UNARY(Ceil) VERIFY_RULES_UNARY(Round) VERIFY_RULES_UNARY(RoundNearestEven)
VERIFY_RULES_UNARY(Convert) VERIFY_RULES_UNARY(BitcastConvert) VERIFY_RULES_UNARY(Reshape)
VERIFY_RULES_BINARY(Add) VERIFY_RULES_BINARY(Subtract) VERIFY_RULES_BINARY(Mul) VERIFY_RULES_BINARY(Div) VERIFY_RULES_BINARY(Rem)
VERIFY_RULES_BINARY(Min) VERIFY_RULES_BINARY(Max) VERIFY_RULES_BINARY(And) VERIFY_RULES_BINARY(Or) VERIFY_RULES_BINARY(Xor)
VERIFY_RULES_BINARY(ShiftLeft) VERIFY_RULES_BINARY(ShiftRightArithmetic) VERIFY_RULES_BINARY(ShiftRightLogical)
VERIFY_RULES_BINARY(Pow) VERIFY_RULES_BINARY(Atan2)
struct CompareOp : OneResult { Value getLhs(); Value getRhs(); ComparisonDirection getComparisonDirection(); static CompareOp make(Location, Type, Value, Value, ComparisonDirection, ComparisonTypeAttr); };
struct SelectOp : OneResult { Value getPred(); Value getOnTrue(); Value getOnFalse(); static SelectOp make(Location, Type, Value, Value, Value); };
struct ClampOp : OneResult { Value getMin(); Value getOperand(); Value getMax(); static ClampOp make(Location, Type, Value, Value, Value); };
struct SliceOp : OneResult { Value getOperand(); ArrayRef<int64_t> getStartIndices(); ArrayRef<int64_t> getLimitIndices(); ArrayRef<int64_t> getStrides(); static SliceOp make(Location, Type, Value, DenseI64ArrayAttr, DenseI64ArrayAttr, DenseI64ArrayAttr); };
struct PadOp : OneResult { Value getOperand(); Value getPaddingValue(); ArrayRef<int64_t> getEdgePaddingLow(); ArrayRef<int64_t> getEdgePaddingHigh(); ArrayRef<int64_t> getInteriorPadding(); static PadOp make(Location, Type, Value, Value, DenseI64ArrayAttr, DenseI64ArrayAttr, DenseI64ArrayAttr); };
struct ConcatenateOp : OneResult { ValueRange getInputs(); uint64_t getDimension(); static ConcatenateOp make(Location, Type, ValueRange, uint64_t); };
struct ReverseOp : OneResult { Value getOperand(); ArrayRef<int64_t> getDimensions(); static ReverseOp make(Location, Type, Value, DenseI64ArrayAttr); };
struct IotaOp : OneResult { uint64_t getIotaDimension(); static IotaOp make(Location, Type, uint64_t); };
struct BroadcastInDimOp : OneResult { Value getOperand(); ArrayRef<int64_t> getBroadcastDimensions(); static BroadcastInDimOp make(Location, Type, Value, DenseI64ArrayAttr); };
struct TransposeOp : OneResult { Value getOperand(); ArrayRef<int64_t> getPermutation(); static TransposeOp make(Location, Type, Value, DenseI64ArrayAttr); };
struct ConstantOp : OneResult { ElementsAttr getValue(); static ConstantOp make(Location, ElementsAttr); };
struct ReduceOp : OpState { ValueRange getInputs(); ValueRange getInitValues(); ArrayRef<int64_t> getDimensions(); Region &getBody(); Value getResult(unsigned); static ReduceOp make(Location, TypeRange, ValueRange, ValueRange, DenseI64ArrayAttr); };
struct ReduceWindowOp : OpState { ValueRange getInputs(); ValueRange getInitValues(); ArrayRef<int64_t> getWindowDimensions(); std::optional<ArrayRef<int64_t>> getWindowStrides(); std::optional<ArrayRef<int64_t>> getBaseDilations(); std::optional<ArrayRef<int64_t>> getWindowDilations(); std::optional<DenseIntElementsAttr> getPadding(); Region &getBody(); Value getResult(unsigned); static ReduceWindowOp make(Location, TypeRange, ValueRange, ValueRange, DenseI64ArrayAttr, DenseI64ArrayAttr, DenseI64ArrayAttr, DenseI64ArrayAttr, DenseIntElementsAttr); };
struct DynamicSliceOp : OneResult { Value getOperand(); ValueRange getStartIndices(); ArrayRef<int64_t> getSliceSizes(); static DynamicSliceOp make(Location, Type, Value, ValueRange, DenseI64ArrayAttr); };
struct DynamicUpdateSliceOp : OneResult { Value getOperand(); Value getUpdate(); ValueRange getStartIndices(); static DynamicUpdateSliceOp make(Location, Type, Value, Value, ValueRange); };
struct ReturnOp : OpState { static ReturnOp make(Location, Value); };
struct DotDimensionNumbersAttr : Attribute {
  ArrayRef<int64_t> getLhsBatchingDimensions();
  ArrayRef<int64_t> getRhsBatchingDimensions();
  ArrayRef<int64_t> getLhsContractingDimensions();
  ArrayRef<int64_t> getRhsContractingDimensions();
  static DotDimensionNumbersAttr get(MLIRContext *, ArrayRef<int64_t>, ArrayRef<int64_t>, ArrayRef<int64_t>, ArrayRef<int64_t>);
};
struct DotAlgorithmAttr {};
struct DotGeneralOp : OneResult { Value getLhs(); Value getRhs(); DotDimensionNumbersAttr getDotDimensionNumbers(); static DotGeneralOp make(Location, Type, Value, Value, DotDimensionNumbersAttr, ArrayAttr, DotAlgorithmAttr); };
} // namespace stablehlo
} // namespace mlir

#endif
