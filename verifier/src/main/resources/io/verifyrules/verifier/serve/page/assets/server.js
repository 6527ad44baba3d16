// Requests to the server: each answer is a stream of lines, and a newer request of the same kind ends the older one.

import { randomName } from './names.js';

/** The answer was overtaken by that to a newer request. */
export class Stale extends Error {}

/** The server said no; the message is a sentence for the reader. */
export class Refused extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** There is no server. */
export class Gone extends Error {}

const TOKEN = 'verify-rules.token';
const page = randomName();
let id = 0;
/** @type {Map<string, AbortController>} */
const running = new Map();

/** Tells whether the server answers: "here", "gone" or "another". */
export const connection = new EventTarget();
let state = 'here';

/** @param {string} next */
function become(next) {
  if (state !== next) {
    state = next;
    connection.dispatchEvent(new CustomEvent('change', { detail: next }));
    if (next === 'gone') {
      setTimeout(lookAgain, 1000);
    }
  }
}

async function lookAgain() {
  try {
    const response = await fetch('/api/alive', { headers: { 'X-Verify-Token': token() } });
    become(response.ok ? 'here' : 'another');
  } catch {
    setTimeout(lookAgain, 1000);
  }
}

/** Takes the token out of the address bar, and keeps it for the links that come without. */
export function takeToken() {
  const query = new URLSearchParams(location.search);
  const given = query.get('token');
  if (given !== null) {
    localStorage.setItem(TOKEN, given);
    history.replaceState(history.state, '', location.pathname + location.hash);
  }
}

function token() {
  return localStorage.getItem(TOKEN) ?? '';
}

/**
 * Asks, and hands out each line as it comes; the result is the last one.
 * @param {string} name of the request
 * @param {object} fields
 * @param {(line: any) => void} [onLine] of all lines but the last
 * @param {string} [lane] of what runs beside other requests of the same name
 * @returns {Promise<any>}
 */
export async function ask(name, fields, onLine = () => {}, lane = name) {
  running.get(lane)?.abort();
  const ending = new AbortController();
  running.set(lane, ending);
  try {
    const last = await answer(name, fields, onLine, ending.signal);
    if (running.get(lane) !== ending) {
      throw new Stale();
    }
    return last;
  } finally {
    if (running.get(lane) === ending) {
      running.delete(lane);
    }
  }
}

/** Ends what runs in a lane. @param {string} lane */
export function cancel(lane) {
  running.get(lane)?.abort();
  running.delete(lane);
  ask('cancel', { lane }).catch(() => {});
}

/** @param {string} name @param {object} fields @param {(line: any) => void} onLine @param {AbortSignal} signal */
async function answer(name, fields, onLine, signal) {
  let response;
  try {
    response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Verify-Token': token() },
      body: JSON.stringify({ page, id: ++id, ...fields }),
      signal,
    });
  } catch (failure) {
    throw outcome(failure, signal);
  }
  become('here');
  let last;
  try {
    for await (const line of lines(response)) {
      if (signal.aborted) {
        throw new Stale();
      }
      if (line.type === 'done' || line.type === 'error' || line.type === 'stale') {
        last = line;
      } else {
        onLine(line);
      }
    }
  } catch (failure) {
    throw outcome(failure, signal);
  }
  return checked(last);
}

/** @param {any} last */
function checked(last) {
  if (last === undefined) {
    become('gone');
    throw new Gone();
  }
  if (last.type === 'stale') {
    throw new Stale();
  }
  if (last.type === 'error') {
    if (last.code === 'token') {
      become('another');
    }
    if (last.code === 'stopped') {
      become('gone');
      throw new Gone();
    }
    throw new Refused(last.code, last.message);
  }
  return last;
}

/** @param {unknown} failure @param {AbortSignal} signal */
function outcome(failure, signal) {
  if (signal.aborted || failure instanceof Stale) {
    return new Stale();
  }
  if (failure instanceof TypeError) {
    become('gone');
    return new Gone();
  }
  return failure;
}

/** @param {Response} response */
async function* lines(response) {
  if (response.body === null) {
    return;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const parts = (rest + (value ?? '')).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      if (part !== '') {
        yield JSON.parse(part);
      }
    }
    if (done) {
      if (rest !== '') {
        yield JSON.parse(rest);
      }
      return;
    }
  }
}

/**
 * What to show of a failure: nothing of answers that nobody waits for any longer.
 * @param {unknown} failure
 * @param {(sentence: string) => void} say
 */
export function tell(failure, say) {
  if (failure instanceof Refused) {
    say(failure.message);
  } else if (!(failure instanceof Stale) && !(failure instanceof Gone)) {
    throw failure;
  }
}
