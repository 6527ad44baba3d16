// The line above the verdict: whether the page is asking, how long the answer took, and the verdict in words for screen readers.

import { summary, words } from './badge.js';
import { byId } from './elements.js';

/** @param {import('./session.js').Session} session */
export function status(session) {
  const place = byId('status');
  const spoken = byId('spoken');
  function draw() {
    document.body.classList.toggle('stale', session.stale);
    document.body.classList.toggle('busy', session.busy);
    place.textContent = session.busy ? 'asking …' : session.stale ? 'typing …' : session.milliseconds > 0 ? `${session.milliseconds} ms` : '';
  }
  for (const type of ['document', 'edited', 'busy', 'read', 'verdict', 'verified', 'selected']) {
    session.on(type, draw);
  }
  session.on('verified', () => {
    const own = session.document.kind === 'pair' ? session.verdicts : session.ruleVerdicts;
    const errors = session.diagnostics.filter((each) => each.severity === 'error').length;
    document.title = own.length > 0 ? `${words(summary(own))}: ${session.rule ?? own[0].function ?? ''}` : 'verify-rules: a page to think on';
    spoken.textContent = own.length > 0 ? `${session.rule ?? ''} ${words(summary(own))}`
      : errors > 0 ? `${errors === 1 ? 'One line is' : `${errors} places are`} not understood.` : '';
  });
}
