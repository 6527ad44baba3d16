// The plane of two attributes: at which values small instances are right or wrong, and which of them the preconditions admit.

import { byId, h } from './elements.js';
import { ask, tell } from './server.js';

/** @typedef {import('./protocol.js').Plane} Plane */
/** @typedef {import('./protocol.js').Field} Field */

/** The section that draws the plane of the rule that is looked at, when it is unfolded. */
export class PlaneSection {
  /** @param {import('./session.js').Session} session @param {import('./play.js').Play} play */
  constructor(session, play) {
    this.session = session;
    this.play = play;
    this.details = /** @type {HTMLDetailsElement} */ (byId('plane'));
    this.place = byId('plane-body');
    /** @type {{across?: string, down?: string}} */
    this.chosen = {};
    this.details.addEventListener('toggle', () => this.ask());
    for (const type of ['document', 'selected']) {
      session.on(type, () => {
        this.chosen = {};
        this.place.replaceChildren();
      });
    }
    for (const type of ['verified', 'selected', 'dropped']) {
      session.on(type, () => this.ask());
    }
  }

  async ask() {
    if (!this.details.open || this.session.rule === undefined || this.session.document.kind === 'pair') {
      return;
    }
    try {
      const { plane } = await ask('plane', { ...this.session.aboutRule, ...this.chosen, without: this.play.without });
      this.draw(plane);
    } catch (failure) {
      tell(failure, (sentence) => this.place.replaceChildren(h('p', { class: 'quiet' }, sentence)));
    }
  }

  /** @param {Plane} plane */
  draw(plane) {
    const choices = plane.choices ?? [];
    const focused = document.activeElement?.id;
    const select = (/** @type {string} */ label, /** @type {'across' | 'down'} */ axis) => h('label', { class: 'choice' }, h('span', {}, label),
      h('select', { id: `plane-${axis}`, onchange: (/** @type {any} */ event) => {
        this.chosen = { across: plane.across, down: plane.down, [axis]: event.target.value };
        this.ask();
      } }, ...choices.map((each) => h('option', { value: each, selected: each === plane[axis] }, each))));
    this.place.replaceChildren(...(choices.length < 2 ? [] : [h('p', { class: 'axes' }, select('across', 'across'), select('down', 'down'))]),
      planeOf(plane, (field) => {
        if (field.instance !== undefined) {
          this.play.move(field.instance);
          this.play.section.scrollIntoView({ block: 'nearest' });
        }
      }));
    if (focused !== undefined && focused !== '') {
      document.getElementById(focused)?.focus();
    }
  }
}

/**
 * The table of a plane; a field is chosen by a click or, among the fields, by the arrow keys.
 * @param {Plane} plane
 * @param {((field: Field) => void) | undefined} choose
 */
export function planeOf(plane, choose) {
  const across = [...new Set(plane.fields.map((each) => each.across))].sort((a, b) => a - b);
  const down = [...new Set(plane.fields.map((each) => each.down))].sort((a, b) => a - b);
  const at = new Map(plane.fields.map((each) => [`${each.across} ${each.down}`, each]));
  /** @type {HTMLElement[][]} */
  const buttons = down.map(() => []);
  const table = h('table', { class: 'plane', 'aria-label': `right and wrong instances by ${plane.across} and ${plane.down}` },
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, h('code', {}, `${plane.down} \\ ${plane.across}`)),
      ...across.map((each) => h('th', { scope: 'col' }, each)))),
    h('tbody', {}, ...down.map((row, i) => h('tr', {}, h('th', { scope: 'row' }, row), ...across.map((column) => {
      const field = at.get(`${column} ${row}`);
      if (field === undefined || field.right + field.wrong === 0) {
        return h('td', {});
      }
      const button = h('button', {
        type: 'button', class: `field ${kind(field)}${field.admitted > 0 ? ' admitted' : ''}`, disabled: choose === undefined,
        tabindex: i === 0 && buttons[0].length === 0 ? '0' : '-1',
        title: `${plane.across} = ${column}, ${plane.down} = ${row}: ${field.right} right, ${field.wrong} wrong; the preconditions admit ${field.admitted}`,
        onclick: () => choose?.(field),
      }, { right: '●', wrong: '×', both: '◐' }[kind(field)]);
      buttons[i].push(button);
      return h('td', {}, button);
    })))));
  table.addEventListener('keydown', (event) => walk(event, buttons));
  return h('figure', { class: 'plane' }, h('div', { class: 'scroll' }, table), h('figcaption', {},
    h('span', { class: 'key' }, h('span', { class: 'field right' }, '●'), 'right'), h('span', { class: 'key' }, h('span', { class: 'field wrong' }, '×'), 'wrong'),
    h('span', { class: 'key' }, h('span', { class: 'field both' }, '◐'), 'both occur'),
    h('span', { class: 'key' }, h('span', { class: 'field admitted' }, ' '), 'admitted by the preconditions')));
}

/** @param {Field} field @returns {'right' | 'wrong' | 'both'} */
function kind({ right, wrong }) {
  return wrong === 0 ? 'right' : right === 0 ? 'wrong' : 'both';
}

/** @param {KeyboardEvent} event @param {HTMLElement[][]} buttons */
function walk(event, buttons) {
  const step = /** @type {Record<string, [number, number]>} */ ({ ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] })[event.key];
  const row = buttons.findIndex((each) => each.includes(/** @type {HTMLElement} */ (event.target)));
  if (step === undefined || row < 0) {
    return;
  }
  event.preventDefault();
  const column = buttons[row].indexOf(/** @type {HTMLElement} */ (event.target));
  const next = buttons[row + step[0]]?.[column + step[1]];
  if (next !== undefined) {
    buttons.flat().forEach((each) => each.setAttribute('tabindex', '-1'));
    next.setAttribute('tabindex', '0');
    next.focus();
  }
}
