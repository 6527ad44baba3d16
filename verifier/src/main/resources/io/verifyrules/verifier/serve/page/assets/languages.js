// The colours of the three notations: rules in Kotlin, rules as JSON, programs.

import { StreamLanguage } from './codemirror/codemirror__language.js';
import { kotlin } from './codemirror/codemirror__legacy-modes.js';

/** The words of the language of rules, which Kotlin does not know. */
const WORDS = new Set(['rule', 'rankClass', 'nonEmptyRankClass', 'sizes', 'map', 'tensor', 'element', 'requires', 'assume', 'lhs', 'rhs',
  'broken', 'weaker', 'repaired', 'without', 'replace', 'expect', 'source', 'constant', 'axes', 'singleton', 'eq', 'ne', 'le', 'lt', 'ge', 'gt']);

const rules = StreamLanguage.define({
  ...kotlin,
  name: 'rules',
  token(stream, state) {
    const style = kotlin.token(stream, state);
    return style === 'variable' && WORDS.has(stream.current()) ? 'keyword' : style;
  },
});

const json = StreamLanguage.define({
  name: 'json',
  token(stream) {
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) {
      return stream.match(/^\s*:/, false) ? 'propertyName' : 'string';
    }
    if (stream.match(/^-?\d[\d.eE+-]*/)) {
      return 'number';
    }
    if (stream.match(/^(?:true|false|null)\b/)) {
      return 'atom';
    }
    stream.next();
    return null;
  },
});

/** StableHLO and the other dialects; HLO's text is alike in all that is coloured. */
const programs = StreamLanguage.define({
  name: 'programs',
  token(stream) {
    if (stream.match(/^\/\/.*/)) {
      return 'comment';
    }
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) {
      return 'string';
    }
    if (stream.match(/^[%@#^][\w.$-]+/)) {
      return 'variableName.definition';
    }
    if (stream.match(/^!?\b(?:tensor|memref|vector)(?=<)/)) {
      return 'typeName';
    }
    if (stream.match(/^\b(?:module|func\.func|func\.return|return|func|ENTRY|HloModule|ROOT|attributes|dense|true|false)\b/)) {
      return 'keyword';
    }
    if (stream.match(/^[a-z_]\w*\.[\w.]+/)) {
      return 'variableName.function';
    }
    if (stream.match(/^-?\b\d+(?:\.\d+(?:[eE][+-]?\d+)?)?(?![\w])/)) {
      return 'number';
    }
    if (!stream.match(/^[\w.]+/)) {
      stream.next();
    }
    return null;
  },
});

/** @param {string} kind @returns {import('./codemirror/codemirror__language.js').StreamLanguage<any>} */
export function languageOf(kind) {
  return kind === 'kotlin' ? rules : kind === 'json' ? json : programs;
}
