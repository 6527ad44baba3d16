// A link holds everything: the document, the rule that is looked at and the position of the sliders, compressed in the fragment.

/** @typedef {import('./protocol.js').Document} Document */
/** @typedef {{document: Document, rule?: string, instance?: import('./protocol.js').Instance}} Content */

const VERSION = '1';
const LONGEST = 1048576;

/** A link that cannot be opened; the message says why. */
export class BadLink extends Error {}

/** @param {Content} content @returns {Promise<string>} the fragment with its "#" */
export async function fragmentOf(content) {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return `#v=${VERSION}&z=${base64(await through(new CompressionStream('deflate-raw'), bytes))}`;
}

/** @param {string} fragment @returns {Promise<Content | undefined>} undefined: the address holds nothing */
export async function contentOf(fragment) {
  if (fragment.length <= 1) {
    return undefined;
  }
  if (fragment.length > LONGEST) {
    throw new BadLink('This link is longer than 1 MB, and was not opened.');
  }
  const fields = new URLSearchParams(fragment.slice(1).replaceAll('+', '%2B'));
  const version = fields.get('v');
  const packed = fields.get('z');
  if (version === null || packed === null) {
    throw new BadLink('This link holds no rule: its end is missing, or it was made for something else.');
  }
  if (version !== VERSION) {
    throw new BadLink(`This link was made by another version of this page (${version.slice(0, 20)}; here it is ${VERSION}), and was not opened.`);
  }
  return read(packed);
}

/** @param {string} packed @returns {Promise<Content>} */
async function read(packed) {
  let content;
  try {
    content = JSON.parse(new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), unpacked(packed))));
  } catch {
    throw new BadLink('This link is damaged: a part of it was lost or changed on the way.');
  }
  const document = content?.document;
  if (document === null || typeof document !== 'object' || !['kotlin', 'json', 'pair'].includes(document.kind)) {
    throw new BadLink('This link holds no rule and no pair of programs.');
  }
  const text = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : '');
  return {
    document: {
      kind: document.kind, text: text(document.text), before: text(document.before), after: text(document.after),
      format: document.format === 'hlo' ? 'hlo' : 'mlir',
    },
    rule: typeof content.rule === 'string' ? content.rule : undefined,
    instance: content.instance !== null && typeof content.instance === 'object' ? content.instance : undefined,
  };
}

/** @param {CompressionStream | DecompressionStream} stream @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function through(stream, bytes) {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  // A failure shows at the reading end.
  written.catch(() => {});
  const parts = [];
  let length = 0;
  for (const reader = stream.readable.getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) {
      break;
    }
    length += value.length;
    if (length > 8 * LONGEST) {
      throw new RangeError('too long');
    }
    parts.push(value);
  }
  await written;
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) {
    text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} text */
function unpacked(text) {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
}
