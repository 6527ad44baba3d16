// Explanations come as Markdown of a simple kind: paragraphs, code, emphasis. Whatever else stands there is shown as it is.

import { h } from './elements.js';

/** @param {string} markdown @returns {HTMLElement} */
export function prose(markdown) {
  const blocks = markdown.split(/(```[\s\S]*?```)/).flatMap((part) => {
    const code = /^```\w*\n?([\s\S]*?)\n?```$/.exec(part);
    if (code !== null) {
      return [h('pre', {}, code[1])];
    }
    return part.split(/\n\s*\n/).filter((each) => each.trim() !== '').map((each) => h('p', {}, ...spans(each.trim())));
  });
  return h('div', { class: 'prose' }, ...blocks);
}

/** @param {string} text */
function spans(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).filter((each) => each !== '').map((each) => {
    if (each.startsWith('`')) {
      return h('code', {}, each.slice(1, -1));
    }
    if (each.startsWith('**')) {
      return h('strong', {}, each.slice(2, -2));
    }
    return each.startsWith('*') ? h('em', {}, each.slice(1, -1)) : each;
  });
}
