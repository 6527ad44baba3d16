// Elements as expressions. Texts are always texts: nothing that the server or the reader says becomes markup.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element with its attributes; a name that begins with "on" is a listener.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(name, attributes = {}, ...children) {
  return /** @type {HTMLElement} */ (filled(document.createElement(name), attributes, children));
}

/**
 * The same for an element of a drawing.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  return /** @type {SVGElement} */ (filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children));
}

/** @param {Element} element @param {Record<string, any>} attributes @param {(Child | Child[])[]} children */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (value !== undefined && value !== null && value !== false) {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  for (const child of children.flat()) {
    if (child !== undefined && child !== null && child !== false) {
      element.append(child instanceof Node ? child : String(child));
    }
  }
  return element;
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error(`#${id} is missing`);
  }
  return found;
}
