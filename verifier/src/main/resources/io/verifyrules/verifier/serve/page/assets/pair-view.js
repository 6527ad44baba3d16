// What is known of a pair of programs: for each function and result a verdict with its evidence.

import { badge } from './badge.js';
import { byId, h } from './elements.js';

/** @param {import('./session.js').Session} session */
export function pairView(session) {
  const place = byId('verdict');
  function draw() {
    if (session.document.kind !== 'pair') {
      return;
    }
    const { verdicts } = session;
    const broken = session.diagnostics.length > 0;
    place.replaceChildren(
      ...(verdicts.length > 0 ? [] : [h('p', { class: 'quiet' }, session.busy ? 'Reading …' : broken ? 'The programs are not read yet:' : 'No function stands in both programs.')]),
      ...session.diagnostics.map((each) => h('p', {}, `${each.side ?? ''} ${each.line}: ${each.message}`)),
      ...verdicts.map((each) => h('article', { class: 'group' },
        h('div', { class: 'head' }, badge(each.verdict, each.verdictText), h('span', { class: 'for' }, h('b', {}, each.function), each.result === undefined ? '' : `, ${each.result}`),
          each.milliseconds === undefined ? null : h('span', { class: 'time' }, `${each.milliseconds} ms`)),
        (each.lines ?? []).length === 0 ? null : h('pre', {}, each.lines.join('\n')))));
  }
  for (const type of ['document', 'busy', 'read', 'verdict', 'verified']) {
    session.on(type, draw);
  }
}
