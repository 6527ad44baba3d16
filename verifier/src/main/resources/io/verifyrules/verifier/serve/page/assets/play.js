// An instance of the rule to play with: both sides drawn, evaluated anew as the sliders move.

import { byId, h } from './elements.js';
import { begun, ended } from './figures.js';
import { Refused, ask, tell } from './server.js';
import { Sliders } from './sliders.js';
import { legend, sideOf } from './tensors.js';

/** @typedef {import('./protocol.js').Instance} Instance */
/** @typedef {import('./protocol.js').Shown} Shown */

const SIGNS = /** @type {Record<string, string>} */ ({ good: '=', bad: '≠', quiet: '–' });

export class Play {
  /** @param {import('./session.js').Session} session @param {(sentence: string) => void} announce */
  constructor(session, announce) {
    this.session = session;
    this.announce = announce;
    this.section = byId('play');
    this.sliders = new Sliders(byId('sliders'), (instance, change) => this.move(instance, change));
    /** @type {Shown | undefined} */
    this.shown = undefined;
    /** The reader moved something: what they look at is kept when the text changes. */
    this.touched = false;
    /** @type {number[]} demands that do not count, from 1 */
    this.without = [];
    /** @type {Instance[]} */
    this.seen = [];
    /** @type {Shown[]} */
    this.more = [];
    /** @type {object | undefined} what is asked as soon as the running answer is in */
    this.waiting = undefined;
    this.running = false;
    this.next = /** @type {HTMLButtonElement} */ (byId('next'));
    this.next.addEventListener('click', () => this.nextCounterexample());
    byId('first').addEventListener('click', () => {
      this.begin();
      this.start();
    });
    session.on('document', () => this.clear());
    session.on('selected', () => {
      this.clear();
      this.start();
    });
    session.on('verdict', (verdict) => {
      if (!this.touched && verdict.rule === session.rule && verdict.counterexample !== undefined && session.instance === undefined
          && this.counterexample === verdict.counterexample) {
        this.take(verdict.counterexample);
      }
    });
    session.on('verified', () => this.start());
    session.on('read', () => {
      this.section.hidden = session.rules.length === 0;
    });
  }

  clear() {
    this.begin();
    this.shown = undefined;
    this.without = [];
    this.section.hidden = true;
    this.draw();
  }

  begin() {
    this.touched = false;
    this.seen = [];
    this.more = [];
  }

  get counterexample() {
    return this.session.ruleVerdicts.find((each) => each.counterexample !== undefined)?.counterexample;
  }

  /** Shows what there is to be seen first: the instance of a link, what the reader looks at, the counterexample, any instance. */
  start() {
    const { session } = this;
    if (session.rule === undefined || session.document.kind === 'pair') {
      return;
    }
    this.section.hidden = false;
    if (session.instance !== undefined) {
      this.touched = true;
      this.evaluate({ instance: session.instance }, true);
      session.instance = undefined;
    } else if (this.touched && this.shown !== undefined) {
      this.evaluate({ instance: this.shown.instance }, true);
    } else if (this.counterexample !== undefined) {
      this.take(this.counterexample);
    } else {
      this.evaluate({});
    }
  }

  /** Shows an instance that was found elsewhere. @param {Shown} shown */
  show(shown) {
    this.touched = true;
    this.take(shown);
    this.section.scrollIntoView({ block: 'nearest', behavior: calm() ? 'auto' : 'smooth' });
  }

  /** @param {Instance} instance @param {object} [change] fields of the request beside it */
  move(instance, change = {}) {
    this.touched = true;
    if (this.shown !== undefined) {
      this.shown = { ...this.shown, instance };
    }
    this.evaluate({ instance, ...change });
  }

  /** Asks for the sides at an instance. One request runs at a time, and only the newest waits. @param {object} fields
   *  @param {boolean} [foreign] the instance was made for another text, and may not fit: then another one is shown */
  async evaluate(fields, foreign = false) {
    if (this.running) {
      this.waiting = fields;
      return;
    }
    this.running = true;
    begun('slider to picture');
    try {
      const { rule } = this.session;
      const answer = await ask('evaluate', { ...this.session.aboutRule, without: this.without, ...fields });
      if (rule === this.session.rule && this.waiting === undefined) {
        this.take(answer);
      }
    } catch (failure) {
      if (foreign && failure instanceof Refused) {
        this.begin();
        this.waiting ??= {};
      } else {
        tell(failure, (sentence) => this.say(sentence, 'quiet'));
      }
    } finally {
      this.running = false;
      const { waiting } = this;
      this.waiting = undefined;
      if (waiting !== undefined) {
        this.evaluate(waiting);
      }
    }
  }

  async nextCounterexample() {
    if (this.more.length === 0) {
      const { shown } = this;
      const known = shown?.evaluation.refutes ? shown.instance : this.counterexample?.instance;
      if (known === undefined) {
        return;
      }
      if (!this.seen.includes(known)) {
        this.seen.push(known);
      }
      this.next.disabled = true;
      try {
        this.more = (await ask('next', { ...this.session.aboutRule, seen: this.seen, without: this.without })).found;
      } catch (failure) {
        tell(failure, this.announce);
        return;
      } finally {
        this.next.disabled = false;
      }
    }
    const found = this.more.shift();
    if (found === undefined) {
      this.say('No other counterexample is found.', 'quiet');
    } else {
      this.seen.push(found.instance);
      this.touched = true;
      this.take(found);
    }
  }

  /** @param {Shown} shown */
  take(shown) {
    this.shown = shown;
    begun('picture');
    this.draw();
    ended('picture');
    ended('slider to picture');
    this.session.tell('shown', shown);
  }

  draw() {
    const { shown } = this;
    this.sliders.draw(this.session.parameters[this.session.rule ?? ''], shown?.instance);
    const sides = byId('sides');
    if (shown === undefined) {
      sides.replaceChildren();
      this.say('', 'quiet');
      return;
    }
    const { evaluation } = shown;
    const style = evaluation.outcome === 'agree' ? 'good' : evaluation.outcome === 'notApplicable' ? 'quiet' : 'bad';
    this.say(sentenceOf(evaluation), style);
    const open = sides.querySelector('details.trace[open]') !== null;
    const both = [evaluation.left, evaluation.right];
    sides.replaceChildren(...['Left side', 'Right side'].map((title, i) => {
      const side = both[i];
      return side === undefined ? h('section', { class: 'side' }, h('h4', {}, title), h('p', { class: 'quiet' }, 'has no value here'))
        : sideOf(title, side, (cell, at) => this.change(cell, at));
    }));
    sides.querySelectorAll('details.trace').forEach((each) => {
      /** @type {HTMLDetailsElement} */ (each).open = open;
    });
    const drawn = /** @type {import('./protocol.js').Side[]} */ (both.filter((each) => each !== undefined));
    byId('legend').replaceChildren(...(drawn.length === 0 ? [] : [legend(drawn)]));
    byId('first').hidden = !this.touched;
    this.next.hidden = this.counterexample === undefined && !evaluation.refutes;
  }

  /** @param {string} sentence @param {string} style */
  say(sentence, style) {
    const place = byId('outcome');
    place.className = `outcome ${style}`;
    place.replaceChildren(...(sentence === '' ? [] : [h('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[style]), ` ${sentence}`]));
  }

  /** Asks for another value of an element of an input. @param {{tensor: import('./protocol.js').Tensor, index: number[], value: string}} cell
   *  @param {Element} at */
  change({ tensor, index, value }, at) {
    const box = at.getBoundingClientRect();
    const input = /** @type {HTMLInputElement} */ (h('input', {
      class: 'cell', value, 'aria-label': `another value of ${tensor.of ?? tensor.name}[${index.join(', ')}]`,
      style: `left: ${box.left + scrollX}px; top: ${box.top + scrollY}px; width: ${Math.max(box.width, 48)}px; height: ${box.height}px`,
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === 'Enter' && this.shown !== undefined) {
          this.touched = true;
          this.evaluate({ instance: this.shown.instance, cells: [{ tensor: tensor.of ?? tensor.name, index, value: input.value }] });
        }
        if (event.key === 'Enter' || event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          input.remove();
        }
      },
      onblur: () => input.remove(),
    }));
    document.body.append(input);
    input.select();
  }
}

/** @param {import('./protocol.js').Evaluation} evaluation */
function sentenceOf({ sentence, reason }) {
  const text = reason === undefined || sentence.includes(reason) ? sentence : `${sentence}: ${reason}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The reader asked their system for less motion. */
function calm() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
