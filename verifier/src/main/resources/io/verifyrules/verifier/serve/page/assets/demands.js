// The preconditions of the rule with a switch each: switched off, the instance that breaks without it, or that it is not needed.

import { badge } from './badge.js';
import { byId, h } from './elements.js';
import { ask, tell } from './server.js';

/** @typedef {import('./protocol.js').Demand} Demand */

const RESULTS = /** @type {Record<string, [string, string]>} */ ({
  needed: ['bad', 'needed'], notNeeded: ['good', 'not needed'], unknown: ['doubtful', 'not known'], asking: ['quiet', 'asking …'],
});

export class Demands {
  /** @param {import('./session.js').Session} session @param {import('./play.js').Play} play @param {(text: string) => void} apply */
  constructor(session, play, apply) {
    this.session = session;
    this.play = play;
    this.apply = apply;
    this.section = byId('demands');
    /** @type {Set<number>} */
    this.dropped = new Set();
    /** @type {Map<number, string>} the answers to "without this one alone" */
    this.alone = new Map();
    byId('each').addEventListener('click', () => this.askEach());
    for (const type of ['document', 'selected']) {
      session.on(type, () => this.clear());
    }
    session.on('verified', () => {
      this.alone.clear();
      this.draw();
      if (this.dropped.size > 0) {
        this.askDropped();
      }
    });
  }

  /** @returns {Demand[]} */
  get all() {
    return this.session.demands[this.session.rule ?? ''] ?? [];
  }

  clear() {
    this.dropped.clear();
    this.alone.clear();
    byId('dropped').replaceChildren();
    this.draw();
  }

  draw() {
    const { all } = this;
    this.section.hidden = this.session.document.kind === 'pair' || this.session.rule === undefined;
    this.dropped = new Set([...this.dropped].filter((each) => all.some((demand) => demand.index === each)));
    const list = byId('switches');
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.demand;
    list.replaceChildren(...(all.length === 0 ? [h('li', { class: 'quiet' }, 'The rule has no preconditions.')] : all.map((each) => this.row(each))));
    if (focused !== undefined) {
      /** @type {HTMLElement | null} */ (list.querySelector(`[data-demand="${focused}"]`))?.focus();
    }
    byId('each').hidden = all.length === 0;
  }

  /** @param {Demand} demand */
  row(demand) {
    const on = !this.dropped.has(demand.index);
    const [style, word] = RESULTS[this.alone.get(demand.index) ?? ''] ?? ['', ''];
    return h('li', {}, h('button', {
      type: 'button', role: 'switch', 'aria-checked': String(on), 'data-demand': demand.index,
      'aria-label': `${demand.kind === 'assumed' ? 'assumption' : 'precondition'} ${demand.index}: ${demand.text}`,
      onclick: () => this.toggle(demand.index),
    }, h('span', { class: 'knob', 'aria-hidden': 'true' })),
    h('code', {}, demand.text),
    demand.kind === 'assumed' ? h('span', { class: 'quiet' }, 'assumed') : null,
    word === '' ? null : h('span', { class: `result ${style}` }, word));
  }

  /** @param {number} index */
  toggle(index) {
    if (!this.dropped.delete(index)) {
      this.dropped.add(index);
    }
    this.play.without = [...this.dropped];
    this.draw();
    this.session.tell('dropped', this.play.without);
    if (this.dropped.size === 0) {
      byId('dropped').replaceChildren();
      this.play.begin();
      this.play.start();
    } else {
      this.askDropped();
    }
  }

  async askDropped() {
    const drop = [...this.dropped].sort((a, b) => a - b);
    const place = byId('dropped');
    place.replaceChildren(h('p', { class: 'asking' }, badge('RUNNING')));
    try {
      const answer = await ask('demand', { ...this.session.aboutRule, drop }, undefined, 'demand');
      if (drop.length === 1) {
        this.alone.set(drop[0], answer.result);
        this.draw();
      }
      place.replaceChildren(...this.result(answer, drop));
      if (answer.counterexample !== undefined) {
        this.play.touched = true;
        this.play.take(answer.counterexample);
      } else {
        this.play.evaluate(this.play.shown === undefined ? {} : { instance: this.play.shown.instance });
      }
    } catch (failure) {
      tell(failure, (sentence) => place.replaceChildren(h('p', {}, sentence)));
    }
  }

  /** @param {any} answer @param {number[]} drop */
  result(answer, drop) {
    const [style] = RESULTS[answer.result] ?? ['quiet'];
    return [h('p', {}, h('b', { class: style }, `Without ${drop.length === 1 ? `precondition ${drop[0]}` : `preconditions ${drop.join(', ')}`}: `),
      answer.sentence),
    h('p', { class: 'actions' }, h('button', { type: 'button', onclick: () => this.remove(drop) }, 'Remove from the text'),
      answer.counterexample === undefined ? null : h('button', { type: 'button', class: 'plain', onclick: () => this.play.show(answer.counterexample) },
        'Show what breaks'))];
  }

  /** @param {number[]} drop */
  async remove(drop) {
    try {
      const { edit } = await ask('edit', { ...this.session.aboutRule, drop });
      if (edit.text === undefined) {
        byId('dropped').append(h('p', { class: 'quiet' }, edit.refused));
      } else {
        this.clear();
        this.play.without = [];
        this.apply(edit.text);
      }
    } catch (failure) {
      tell(failure, (sentence) => byId('dropped').append(h('p', {}, sentence)));
    }
  }

  /** Asks about each precondition alone. */
  async askEach() {
    const { rule } = this.session;
    this.all.forEach((each) => this.alone.set(each.index, 'asking'));
    this.draw();
    await Promise.all(this.all.map(async ({ index }) => {
      try {
        const answer = await ask('demand', { ...this.session.aboutRule, drop: [index] }, undefined, `demand ${index}`);
        if (rule === this.session.rule) {
          this.alone.set(index, answer.result);
        }
      } catch (failure) {
        this.alone.delete(index);
        tell(failure, () => {});
      }
      if (rule === this.session.rule) {
        this.draw();
      }
    }));
  }
}
