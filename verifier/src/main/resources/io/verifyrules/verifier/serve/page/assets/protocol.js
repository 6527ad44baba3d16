// The forms of what the server says and is asked, as types alone; /api/NAME is asked by server.js.

/** @typedef {{elementType?: string, ranks: Record<string, number>, maps: Record<string, number[]>, integers: Record<string, number>,
 *   parameters: Record<string, string>, shown?: Record<string, string>, taken?: Record<string, string>}} Instance the position of all sliders; shown:
 *   elements for the reader; the server's other fields go back as they came */
/** @typedef {{value: string, region: string, traced?: boolean, differs?: boolean, from?: string[]}} Cell */
/** @typedef {{name: string, caption: string, result?: boolean, input?: boolean, of?: string,
 *   dimensions: {name: string, size: number}[], cells: Cell[]}} Tensor cells in row-major order */
/** @typedef {{tensors: Tensor[], trace?: string[], omitted?: string}} Side the result is the last tensor */
/** @typedef {{outcome: string, refutes?: boolean, sentence: string, reason?: string, failing?: number[], left?: Side, right?: Side}} Evaluation */
/** @typedef {{instance: Instance, evaluation: Evaluation}} Shown an instance with what it shows */
/** @typedef {{line: number, column: number, endLine?: number, endColumn?: number, severity: string, message: string, side?: string}} Diagnostic */
/** @typedef {{name: string, line: number, title?: string, kind: string, statement?: string}} ReadRule */
/** @typedef {{rule: string, line: number, verdict: string, types: string[], typesText: string, how?: string, laws?: string[],
 *   ranks?: {class: string, claim: string, ranks: number[], why: string}[],
 *   obligations?: {claim: string, status: string, method?: string, text?: string}[], text?: string[], notes?: string[],
 *   milliseconds?: number, expected?: string, asExpected?: boolean, counterexample?: Shown}} Verdict */
/** @typedef {{name: string, class: string, kind: string, least: number, most: number}} MapParameter */
/** @typedef {{elementTypes: string[], classes: {name: string, least: number, most: number}[], maps: MapParameter[],
 *   integers: {name: string, least: number, most: number}[], tensors: {name: string, type: string}[],
 *   elements: {name: string, type: string}[]}} Parameters */
/** @typedef {{index: number, text: string, kotlin?: string, kind: string}} Demand */
/** @typedef {{text?: string, refused?: string}} Edit */
/** @typedef {{across: number, down: number, right: number, wrong: number, admitted: number, instance?: Instance}} Field */
/** @typedef {{across: string, down: string, choices?: string[], fields: Field[]}} Plane */
/** @typedef {{kind: string, text: string, before: string, after: string, format: string}} Document what is typed: a rule file, or a pair */

export {};
