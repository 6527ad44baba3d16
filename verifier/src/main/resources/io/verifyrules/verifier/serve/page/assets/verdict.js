// The verdicts of the rule that is looked at: for each group of element types the word, the laws, the ranks that suffice and why.

import { badge } from './badge.js';
import { byId, h } from './elements.js';
import { sentence } from './sentence.js';

/** @typedef {import('./protocol.js').Verdict} Verdict */

/** @param {import('./session.js').Session} session @param {(shown: import('./protocol.js').Shown) => void} show */
export function verdictView(session, show) {
  const place = byId('verdict');

  function draw() {
    const open = new Set(Array.from(place.querySelectorAll('details[open]'), (each) => each.getAttribute('data-of')));
    const rule = session.rules.find((each) => each.name === session.rule);
    const verdicts = session.ruleVerdicts;
    const kinds = verdicts.length > 1;
    place.replaceChildren(
      ...(rule === undefined ? [h('p', { class: 'quiet' }, nothing())] : [
        session.rules.length > 1 && h('h3', { class: 'rule-name' }, rule.title ?? rule.name),
        rule.statement !== undefined && h('pre', { class: 'statement' }, rule.statement),
      ].filter((each) => each instanceof Node)),
      ...verdicts.map((each) => verdictOf(each, kinds, show)),
      ...(session.printed.length === 0 ? [] : [h('details', { 'data-of': 'printed' }, h('summary', {}, 'What the text printed'),
        h('pre', {}, session.printed.join('\n')))]),
      ...(rule !== undefined && verdicts.length === 0 && session.busy ? [h('p', { class: 'asking' }, badge('RUNNING'))] : []));
    for (const details of place.querySelectorAll('details')) {
      details.open = open.has(details.getAttribute('data-of'));
    }
  }

  function nothing() {
    if (session.diagnostics.some((each) => each.severity === 'error')) {
      return session.diagnostics.every((each) => each.line <= 0) ? session.diagnostics.map((each) => sentence(each.message)).join(' ')
        : 'The text is not read yet: see the marked lines.';
    }
    return session.busy ? 'Reading …' : 'No rule stands in the text.';
  }

  for (const type of ['document', 'busy', 'read', 'verdict', 'verified', 'selected']) {
    session.on(type, () => {
      if (session.document.kind !== 'pair') {
        draw();
      }
    });
  }
}

/** @param {Verdict} verdict @param {boolean} several @param {(shown: import('./protocol.js').Shown) => void} show */
function verdictOf(verdict, several, show) {
  const counterexample = verdict.counterexample;
  const { expected = 'VERIFIED' } = verdict;
  const foreseen = verdict.asExpected === false ? (expected === 'VERIFIED' ? '' : `, the text expects ${expected}`) : expected === 'VERIFIED' ? '' : ', as the text expects';
  return h('article', { class: 'group', 'aria-label': `${verdict.verdict} for ${verdict.typesText}` },
    h('div', { class: 'head' }, badge(verdict.verdict),
      h('span', { class: 'for' }, 'for ', h('b', {}, verdict.typesText === 'any' ? 'every element type' : verdict.typesText), foreseen),
      verdict.milliseconds === undefined ? null : h('span', { class: 'time' }, `${verdict.milliseconds} ms`)),
    verdict.how !== undefined && verdict.how !== '' ? h('p', {}, sentence(verdict.how)) : null,
    counterexample !== undefined && several ? h('p', {}, sentence(counterexample.evaluation.sentence), ' ',
      h('button', { type: 'button', class: 'plain', onclick: () => show(counterexample) }, 'show it')) : null,
    ...(verdict.notes ?? []).map((note) => h('p', { class: 'quiet' }, sentence(note))),
    list('laws', 'Laws the proof used', verdict.laws ?? []),
    h('div', { class: 'more' }, ranks(verdict), obligations(verdict),
      (verdict.text ?? []).length === 0 ? null
        : h('details', { 'data-of': `text ${verdict.typesText}` }, h('summary', {}, 'As the terminal says it'),
          h('pre', {}, (verdict.text ?? []).join('\n')))));
}

/** @param {string} kind @param {string} title @param {string[]} entries */
function list(kind, title, entries) {
  return entries.length === 0 ? null : h('div', { class: kind }, h('h4', {}, title), h('ul', {}, ...entries.map((each) => h('li', {}, each))));
}

/** @param {Verdict} verdict */
function ranks({ ranks: all = [], typesText }) {
  if (all.length === 0) {
    return null;
  }
  const most = all.reduce((worst, each) => (Math.max(...each.ranks) > Math.max(...worst.ranks) ? each : worst));
  return h('details', { 'data-of': `ranks ${typesText}` },
    h('summary', {}, `Ranks that suffice: ${most.class} = ${ranksText(most.ranks)}`),
    h('table', {}, h('thead', {}, h('tr', {}, ...['Class', 'Claim', 'Ranks', 'Why'].map((each) => h('th', { scope: 'col' }, each)))),
      h('tbody', {}, ...all.map((each) => h('tr', {}, h('td', {}, h('code', {}, each.class)), h('td', {}, each.claim),
        h('td', {}, ranksText(each.ranks)), h('td', {}, each.why))))));
}

/** @param {number[]} all */
function ranksText(all) {
  return all.length > 2 && all[all.length - 1] - all[0] === all.length - 1 ? `${all[0]} to ${all[all.length - 1]}` : all.join(' and ');
}

/** @param {Verdict} verdict */
function obligations({ obligations: all = [], typesText }) {
  return all.length === 0 ? null : h('details', { 'data-of': `claims ${typesText}` },
    h('summary', {}, `What is shown: ${all.length} claims`),
    h('table', {}, h('thead', {}, h('tr', {}, ...['Claim', 'Status', 'How'].map((each) => h('th', { scope: 'col' }, each)))),
      h('tbody', {}, ...all.map((each) => h('tr', {}, h('td', {}, each.text ?? each.claim),
        h('td', { class: each.status === 'proved' ? 'good' : each.status === 'refuted' ? 'bad' : 'doubtful' }, each.status),
        h('td', {}, each.method ?? ''))))));
}
