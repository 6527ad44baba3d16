// The rules of the document with their verdicts, as a list of which one entry is looked at.

import { byId, h } from './elements.js';
import { badge, summary } from './badge.js';

/** @param {import('./session.js').Session} session @param {(line: number) => void} reveal */
export function verdictList(session, reveal) {
  const list = byId('rules');

  function draw() {
    const rules = session.document.kind === 'pair' ? [] : session.rules;
    list.hidden = rules.length < 2;
    list.replaceChildren(...rules.map((rule) => {
      const own = session.verdicts.filter((each) => each.rule === rule.name);
      const current = rule.name === session.rule;
      return h('li', {}, h('button', {
        type: 'button',
        'aria-current': current ? 'true' : undefined,
        onclick: () => {
          session.select(rule.name);
          reveal(rule.line);
        },
      }, h('span', { class: 'name' }, rule.title ?? rule.name),
      own.length === 0 && !session.busy ? null : badge(summary(own))));
    }));
    list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  let asked = false;
  /** Many verdicts come at once; they are drawn together. */
  function drawSoon() {
    if (!asked) {
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        const at = focusedIndex(list);
        draw();
        if (at >= 0) {
          /** @type {HTMLElement | undefined} */ (list.querySelectorAll('button')[at])?.focus();
        }
      });
    }
  }

  for (const type of ['document', 'read', 'verdict', 'verified', 'selected']) {
    session.on(type, drawSoon);
  }
}

/** @param {HTMLElement} list */
function focusedIndex(list) {
  return Array.from(list.querySelectorAll('button')).findIndex((each) => each === document.activeElement);
}
