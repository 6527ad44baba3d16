// The position of an instance as controls: element type, ranks, sizes, attributes, integers, elements. Controls stay while they are used.

import { h } from './elements.js';

/** @typedef {import('./protocol.js').Instance} Instance */
/** @typedef {import('./protocol.js').Parameters} Parameters */

export class Sliders {
  /** @param {HTMLElement} place @param {(instance: Instance, change: object) => void} moved change: fields of the request */
  constructor(place, moved) {
    this.place = place;
    this.moved = moved;
    /** @type {Map<string, HTMLElement>} */
    this.controls = new Map();
    /** @type {Instance | undefined} */
    this.instance = undefined;
    /** @type {HTMLElement[]} */
    this.groups = [];
  }

  /** @param {Parameters | undefined} parameters @param {Instance | undefined} instance */
  draw(parameters, instance) {
    this.instance = instance;
    /** @type {Map<string, HTMLElement>} */
    const shown = new Map();
    this.groups = [];
    if (parameters !== undefined && instance !== undefined) {
      this.general(parameters, instance, shown);
      parameters.classes.forEach((each) => this.axes(each, parameters, instance, shown));
      this.numbers(parameters, instance, shown);
    }
    this.controls = shown;
    // What stands where it stood is left alone, so that it keeps the focus.
    const old = Array.from(this.place.children);
    if (old.length !== this.groups.length || old.some((each, i) => each !== this.groups[i])) {
      this.place.replaceChildren(...this.groups);
    }
  }

  /** @param {string} title @param {string} key @param {HTMLElement[]} controls @param {Map<string, HTMLElement>} shown */
  group(title, key, controls, shown) {
    if (controls.length === 0) {
      return;
    }
    const group = this.controls.get(`group ${key}`) ?? h('fieldset', {}, h('legend', {}, title));
    shown.set(`group ${key}`, group);
    const old = Array.from(group.children).slice(1);
    if (old.length !== controls.length || old.some((each, i) => each !== controls[i])) {
      old.filter((each) => !controls.includes(/** @type {HTMLElement} */ (each))).forEach((each) => each.remove());
      controls.forEach((each, i) => {
        if (group.children[i + 1] !== each) {
          group.insertBefore(each, group.children[i + 1] ?? null);
        }
      });
    }
    this.groups.push(group);
  }

  /** @param {Parameters} parameters @param {Instance} instance @param {Map<string, HTMLElement>} shown */
  general(parameters, instance, shown) {
    const types = parameters.elementTypes;
    if (types.length > 1) {
      const control = this.controls.get('type') ?? h('label', { class: 'choice' }, h('span', {}, 'element type'),
        h('select', { onchange: (/** @type {any} */ event) => this.change((each) => each, { type: event.target.value }) },
          ...types.map((each) => h('option', { value: each }, each))));
      /** @type {HTMLSelectElement} */ (control.querySelector('select')).value = instance.elementType ?? types[0];
      shown.set('type', control);
      this.group('Elements', 'type', [control], shown);
    }
  }

  /** @param {{name: string, least: number, most: number}} axis @param {Parameters} parameters @param {Instance} instance
   *  @param {Map<string, HTMLElement>} shown */
  axes(axis, parameters, instance, shown) {
    const rank = instance.ranks[axis.name] ?? 0;
    const controls = [this.slider(`rank ${axis.name}`, 'rank', axis, rank, shown,
      (value) => (each) => ({ ...each, ranks: { ...each.ranks, [axis.name]: value } }))];
    for (const map of parameters.maps.filter((each) => each.class === axis.name)) {
      (instance.maps[map.name] ?? []).forEach((value, lane) => {
        controls.push(this.slider(`map ${map.name} ${lane}`, rank === 1 ? map.name : `${map.name}[${lane}]`,
          map.kind === 'order' ? { least: 0, most: Math.max(0, rank - 1) } : map, value, shown,
          (next) => (each) => ({ ...each, maps: { ...each.maps, [map.name]: moved(each.maps[map.name], lane, next, map.kind) } })));
      });
    }
    this.group(`Axes ${axis.name}`, `class ${axis.name}`, controls, shown);
  }

  /** @param {Parameters} parameters @param {Instance} instance @param {Map<string, HTMLElement>} shown */
  numbers(parameters, instance, shown) {
    const integers = parameters.integers.filter((each) => instance.integers[each.name] !== undefined).map((each) => this.slider(
      `integer ${each.name}`, each.name, each, instance.integers[each.name], shown,
      (value) => (old) => ({ ...old, integers: { ...old.integers, [each.name]: value } })));
    this.group('Integers', 'integers', integers, shown);
    const texts = instance.shown ?? {};
    const elements = parameters.elements.filter((each) => texts[each.name] !== undefined).map(({ name }) => {
      const key = `element ${name}`;
      const control = this.controls.get(key) ?? h('label', { class: 'choice' }, h('span', {}, h('code', {}, name)), h('input', {
        type: 'text', size: 6, spellcheck: 'false', autocomplete: 'off',
        onchange: (/** @type {any} */ event) => this.change((each) => each, { elements: { [name]: event.target.value } }),
      }));
      const input = /** @type {HTMLInputElement} */ (control.querySelector('input'));
      if (input !== document.activeElement) {
        input.value = texts[name];
      }
      shown.set(key, control);
      return control;
    });
    this.group('Elements of the rule', 'elements', elements, shown);
  }

  /**
   * @param {string} key @param {string} label @param {{least: number, most: number}} range @param {number} value
   * @param {Map<string, HTMLElement>} shown @param {(value: number) => (instance: Instance) => Instance} change
   */
  slider(key, label, range, value, shown, change) {
    let control = this.controls.get(key);
    if (control === undefined) {
      control = h('label', { class: 'slider', 'data-key': key }, h('code', {}, label), h('input', {
        type: 'range', step: 1,
        oninput: (/** @type {any} */ event) => {
          const next = Number(event.target.value);
          /** @type {HTMLElement} */ (event.target.nextElementSibling).textContent = signed(next);
          this.change(change(next));
        },
      }), h('output', {}));
    }
    const [name, input, output] = /** @type {[HTMLElement, HTMLInputElement, HTMLElement]} */ (/** @type {unknown} */ (control.children));
    name.textContent = label;
    input.min = String(Math.min(range.least, value));
    input.max = String(Math.max(range.most, value));
    input.value = String(value);
    output.textContent = signed(value);
    shown.set(key, control);
    return control;
  }

  /** @param {(instance: Instance) => Instance} step @param {object} [change] fields of the request beside the instance */
  change(step, change = {}) {
    if (this.instance !== undefined) {
      this.instance = step(this.instance);
      this.moved(this.instance, change);
    }
  }
}

/** A lane with another value; in an order the values stay those of a permutation. @param {number[]} values @param {number} lane
 *  @param {number} next @param {string} kind */
function moved(values, lane, next, kind) {
  const changed = [...values];
  if (kind === 'order') {
    const other = changed.indexOf(next);
    if (other >= 0) {
      changed[other] = changed[lane];
    }
  }
  changed[lane] = next;
  return changed;
}

/** @param {number} value */
function signed(value) {
  return value < 0 ? `−${-value}` : String(value);
}
