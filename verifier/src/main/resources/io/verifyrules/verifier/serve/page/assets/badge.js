// A verdict as a word with a colour and a sign, so that nobody has to tell colours apart.

import { h } from './elements.js';

const KINDS = /** @type {Record<string, [string, string]>} */ ({
  VERIFIED: ['good', '✓'], EQUAL: ['good', '✓'],
  EQUAL_IF: ['doubtful', '≈'], EQUAL_OVER_THE_REALS: ['doubtful', '≈'],
  REFUTED: ['bad', '✗'], AFTER_IS_INVALID: ['bad', '✗'], OTHER_SIGNATURE: ['bad', '✗'],
  UNKNOWN: ['doubtful', '?'], VACUOUS: ['doubtful', '∅'], ALWAYS_UNDEFINED: ['doubtful', '∅'],
  BEFORE_IS_INVALID: ['doubtful', '∅'], NOT_READ: ['doubtful', '?'], ILL_FORMED: ['bad', '!'], RUNNING: ['quiet', '…'], MIXED: ['doubtful', '±'],
});

/** @param {string} verdict @param {string} [text] as it is to be said */
export function badge(verdict, text) {
  const [style, sign] = KINDS[verdict] ?? ['quiet', '·'];
  return h('span', { class: `badge ${style}` }, h('span', { 'aria-hidden': 'true', class: 'sign' }, sign), text ?? words(verdict));
}

/** The words of a verdict. @param {string} verdict */
export function words(verdict) {
  if (verdict === 'RUNNING') {
    return 'asking';
  }
  return verdict === 'MIXED' ? 'BY TYPE' : verdict.replaceAll('_', ' ');
}

/** One word for the verdicts of a rule: types that disagree are said to. @param {{verdict: string}[]} verdicts */
export function summary(verdicts) {
  const kinds = new Set(verdicts.map((each) => each.verdict));
  return kinds.size === 0 ? 'RUNNING' : kinds.size === 1 ? [...kinds][0] : 'MIXED';
}
