// Completion and explanations, which the server gives as to any editor.

import { ask } from './server.js';
import { prose } from './prose.js';

/** @typedef {() => {kind: string, text: string}} Fields */

const KINDS = /** @type {Record<string, string>} */ ({ operator: 'function', name: 'variable', keyword: 'keyword', condition: 'constant' });

/** @param {Fields} fields */
export function completions(fields) {
  return async (/** @type {any} */ context) => {
    const word = context.matchBefore(/[\w]+/);
    if (word === null && !context.explicit && context.matchBefore(/\./) === null) {
      return null;
    }
    const line = context.state.doc.lineAt(context.pos);
    try {
      const answer = await ask('complete', {
        ...fields(), text: context.state.doc.toString(), line: line.number, column: context.pos - line.from + 1,
      });
      return {
        from: answer.from >= 1 ? line.from + answer.from - 1 : context.pos,
        options: answer.items.map((/** @type {any} */ item) => ({
          label: item.label,
          detail: item.detail,
          type: KINDS[item.kind],
          apply: item.insert ?? item.label,
          info: item.documentation === undefined ? undefined : () => prose(item.documentation),
        })),
        validFor: /^\w*$/,
      };
    } catch {
      return null;
    }
  };
}

/** @param {Fields} fields */
export function explanation(fields) {
  return async (/** @type {any} */ view, /** @type {number} */ pos) => {
    const line = view.state.doc.lineAt(pos);
    try {
      const answer = await ask('hover', { ...fields(), line: line.number, column: pos - line.from + 1 });
      if (answer.markdown === undefined) {
        return null;
      }
      const from = answer.column >= 1 ? line.from + answer.column - 1 : pos;
      const to = answer.endColumn >= 1 ? line.from + answer.endColumn - 1 : pos;
      return { pos: Math.min(from, line.to), end: Math.min(to, line.to), above: true, create: () => ({ dom: prose(answer.markdown) }) };
    } catch {
      return null;
    }
  };
}
