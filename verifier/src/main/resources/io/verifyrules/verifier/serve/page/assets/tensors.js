// Tensors as grids: the last two dimensions are rows and columns, each choice of the others has a grid of its own.

import { h, svg } from './elements.js';

/** @typedef {import('./protocol.js').Tensor} Tensor */
/** @typedef {import('./protocol.js').Side} Side */

const HEIGHT = 26;
const TOP = 16;

const REGIONS = /** @type {Record<string, string>} */ ({
  original: 'from an input tensor', padded: 'padding', updated: 'from an update', computed: 'computed or constant',
  sliced: 'sliced away: not in the result', overwritten: 'overwritten by an update',
});

/**
 * The tensors of a side, operator by operator. Pointing at an element, or the arrow keys, shows where it came from.
 * @param {string} title
 * @param {Side} side
 * @param {(cell: {tensor: Tensor, index: number[], value: string}, at: Element) => void} [change] changes an element of an input
 */
export function sideOf(title, side, change) {
  const origin = h('p', { class: 'origin', 'aria-live': 'polite' });
  const figures = new Map(side.tensors.map((tensor) => [tensor.name, figureOf(tensor)]));
  const section = h('section', { class: 'side', 'aria-label': title },
    h('h4', {}, title),
    side.omitted === undefined ? h('div', { class: 'tensors' }, ...Array.from(figures.values(), (each) => each.element))
      : h('p', { class: 'quiet' }, side.omitted),
    origin,
    (side.trace ?? []).length === 0 ? null : h('details', { class: 'trace' }, h('summary', {}, 'Trace of the marked element'),
      h('pre', {}, (side.trace ?? []).join('\n'))));

  /** @param {string} name @param {number} ordinal */
  function point(name, ordinal) {
    clear();
    const figure = figures.get(name);
    const cell = figure?.tensor.cells[ordinal];
    if (figure === undefined || cell === undefined) {
      return;
    }
    figure.cells[ordinal].classList.add('pointed');
    const reached = sources(name, ordinal);
    for (const [other, at] of reached) {
      figures.get(other)?.cells[at]?.classList.add('source');
    }
    origin.textContent = said(figure.tensor, ordinal, reached);
  }

  function clear() {
    for (const figure of figures.values()) {
      figure.cells.forEach((each) => each.classList.remove('pointed', 'source'));
    }
    origin.textContent = '';
  }

  /** All cells that one is made of, through all operators. @param {string} name @param {number} ordinal @returns {[string, number][]} */
  function sources(name, ordinal) {
    const seen = new Set();
    /** @type {[string, number][]} */
    const found = [];
    const waiting = [`${name}#${ordinal}`];
    while (waiting.length > 0) {
      const [tensor, at] = /** @type {string} */ (waiting.pop()).split('#');
      for (const next of figures.get(tensor)?.tensor.cells[Number(at)]?.from ?? []) {
        if (!seen.has(next)) {
          seen.add(next);
          const [other, place] = next.split('#');
          found.push([other, Number(place)]);
          waiting.push(next);
        }
      }
    }
    return found;
  }

  /** @param {Tensor} tensor @param {number} ordinal @param {[string, number][]} reached */
  function said(tensor, ordinal, reached) {
    const cell = tensor.cells[ordinal];
    const inputs = reached.map(([name, at]) => ({ tensor: figures.get(name)?.tensor, at })).filter((each) => each.tensor?.input);
    const from = inputs.length === 0 ? REGIONS[cell.region] ?? ''
      : `made of ${inputs.slice(0, 6).map(({ tensor: each, at }) => place(/** @type {Tensor} */ (each), at)).join(', ')}${inputs.length > 6 ? ` and ${inputs.length - 6} more` : ''}`;
    return `${place(tensor, ordinal)} = ${cell.value}${cell.differs ? ': here the sides differ' : ''}${from === '' ? '' : `; ${from}`}`;
  }

  for (const figure of figures.values()) {
    figure.listen((ordinal) => point(figure.tensor.name, ordinal), clear,
      figure.tensor.input && change !== undefined ? (ordinal, at) => change(
        { tensor: figure.tensor, index: indexOf(figure.tensor, ordinal), value: figure.tensor.cells[ordinal].value }, at) : undefined);
  }
  return section;
}

/** @param {Tensor} tensor @param {number} ordinal */
function place(tensor, ordinal) {
  return `${tensor.input ? tensor.of ?? tensor.name : tensor.result ? 'result' : tensor.name}[${indexOf(tensor, ordinal).join(', ')}]`;
}

/** @param {Tensor} tensor @param {number} ordinal */
function indexOf({ dimensions }, ordinal) {
  /** @type {number[]} */
  const index = [];
  let rest = ordinal;
  for (const { size } of [...dimensions].reverse()) {
    index.unshift(rest % size);
    rest = Math.floor(rest / size);
  }
  return index;
}

/** @param {Tensor} tensor */
function figureOf(tensor) {
  const sizes = tensor.dimensions.map((each) => each.size);
  const columns = sizes.length === 0 ? 1 : sizes[sizes.length - 1];
  const rows = sizes.length < 2 ? 1 : sizes[sizes.length - 2];
  const count = tensor.cells.length;
  const width = Math.max(26, 10 + 7.4 * Math.max(0, ...tensor.cells.map((each) => each.value.length)));
  const grids = rows * columns === 0 ? 0 : count / (rows * columns);
  const outer = tensor.dimensions.slice(0, -2);
  const block = (grids > 1 ? TOP : 0) + rows * HEIGHT;
  const perRow = Math.max(1, Math.min(grids, Math.floor(420 / (columns * width + 14)) || 1));
  const across = columns * width + 14;
  /** @type {SVGElement[]} */
  const cells = [];
  /** @type {SVGElement[]} */
  const labels = [];
  for (let grid = 0; grid < grids; grid++) {
    const left = (grid % perRow) * across + 2;
    const top = Math.floor(grid / perRow) * (block + 10) + 2 + (grids > 1 ? TOP : 0);
    if (grids > 1) {
      const chosen = indexOf({ ...tensor, dimensions: outer }, grid);
      labels.push(svg('text', { class: 'label', x: left, y: top - 5 }, outer.map((each, i) => `${each.name} = ${chosen[i]}`).join(', ')));
    }
    for (let at = 0; at < rows * columns; at++) {
      const cell = tensor.cells[grid * rows * columns + at];
      cells.push(cellOf(cell, left + (at % columns) * width, top + Math.floor(at / columns) * HEIGHT, width, cells.length));
    }
  }
  const drawing = svg('svg', {
    class: 'grid', role: 'img', tabindex: '0', 'aria-label': spoken(tensor),
    width: Math.max(count === 0 ? 72 : 30, Math.min(grids, perRow) * across - 10), height: Math.max(30, Math.ceil(grids / perRow) * (block + 10) - 6),
  }, ...labels, ...cells, count === 0 ? svg('text', { class: 'label', x: 2, y: 19 }, 'no elements') : null);
  const element = h('figure', { class: tensor.result ? 'tensor result' : 'tensor' },
    h('figcaption', {}, tensor.caption, h('span', { class: 'shape' }, shapeText(tensor))), h('div', { class: 'scroll' }, drawing));
  return { tensor, element, cells, listen };

  /** @param {(ordinal: number) => void} point @param {() => void} clear @param {((ordinal: number, at: Element) => void) | undefined} change */
  function listen(point, clear, change) {
    let current = -1;
    const ordinalOf = (/** @type {Event} */ event) => Number(/** @type {Element} */ (event.target).closest('g')?.getAttribute('data-at') ?? -1);
    if (change !== undefined) {
      drawing.classList.add('changeable');
    }
    drawing.addEventListener('pointermove', (event) => {
      const ordinal = ordinalOf(event);
      if (ordinal >= 0 && ordinal !== current) {
        current = ordinal;
        point(ordinal);
      }
    });
    drawing.addEventListener('pointerleave', () => {
      current = -1;
      clear();
    });
    drawing.addEventListener('click', (event) => {
      const ordinal = ordinalOf(event);
      if (ordinal >= 0) {
        point(ordinal);
        change?.(ordinal, cells[ordinal]);
      }
    });
    drawing.addEventListener('blur', clear);
    drawing.addEventListener('keydown', (event) => {
      const { key } = /** @type {KeyboardEvent} */ (event);
      const step = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })[key];
      if (step !== undefined && count > 0) {
        event.preventDefault();
        current = current < 0 ? 0 : Math.min(count - 1, Math.max(0, current + step));
        point(current);
      } else if (key === 'Enter' && current >= 0 && change !== undefined) {
        event.preventDefault();
        change(current, cells[current]);
      }
    });
  }
}

/** @param {import('./protocol.js').Cell} cell @param {number} x @param {number} y @param {number} width @param {number} at */
function cellOf(cell, x, y, width, at) {
  const styles = [cell.region, cell.traced ? 'traced' : '', cell.differs ? 'differs' : ''].filter((each) => each !== '').join(' ');
  return svg('g', { class: styles, 'data-at': at, transform: `translate(${x} ${y})` },
    svg('rect', { width, height: HEIGHT }),
    cell.region === 'padded' ? svg('rect', { width, height: HEIGHT, class: 'hatch' }) : null,
    svg('text', { x: width / 2, y: 17 }, cell.value),
    svg('rect', { class: 'edge', x: 2, y: 2, width: width - 4, height: HEIGHT - 4 }));
}

/** @param {Tensor} tensor */
function shapeText({ dimensions }) {
  return dimensions.length === 0 ? 'scalar' : dimensions.map((each) => `${each.name} ${each.size}`).join(', ');
}

/** The drawing in words. @param {Tensor} tensor */
function spoken(tensor) {
  const values = tensor.cells.slice(0, 40).map((each) => (each.differs ? `${each.value} (differs)` : each.value)).join(', ');
  return `${tensor.caption}, ${shapeText(tensor)}: ${values}${tensor.cells.length > 40 ? ' and more' : ''}. Arrow keys tell where an element came from.`;
}

/** The key to the colours that occur. @param {Side[]} sides */
export function legend(sides) {
  const cells = sides.flatMap((side) => side.tensors.flatMap((tensor) => tensor.cells));
  const used = new Set(cells.map((each) => each.region));
  const entries = Object.entries(REGIONS).filter(([region]) => used.has(region)).map(([region, meaning]) => ({ style: region, meaning }));
  if (cells.some((each) => each.traced)) {
    entries.push({ style: 'sliced traced', meaning: 'the differing element comes from here' });
  }
  if (cells.some((each) => each.differs)) {
    entries.push({ style: 'sliced differs', meaning: 'the sides differ here' });
  }
  return h('ul', { class: 'legend' }, ...entries.map(({ style, meaning }) => h('li', {},
    svg('svg', { class: 'grid', width: 22, height: 18, viewBox: '0 0 26 26', 'aria-hidden': 'true' }, cellOf(
      { value: '', region: style.split(' ')[0], traced: style.endsWith('traced'), differs: style.endsWith('differs') }, 0, 0, 26, 0)),
    meaning)));
}

/** The pattern of padding, once for the page. */
export function patterns() {
  return svg('svg', { width: 0, height: 0, class: 'patterns', 'aria-hidden': 'true' }, svg('defs', {},
    svg('pattern', { id: 'hatch', width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      svg('line', { x1: 0, y1: 0, x2: 0, y2: 6, class: 'hatching' }))));
}
