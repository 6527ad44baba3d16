// What the page is about. It is packed: the index of all rules is unpacked at once, what a section holds when it is unfolded.
async function unpack(script) {
  const bytes = Uint8Array.from(atob(script.textContent), letter => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(unpacked).text();
}

const page = JSON.parse(await unpack(document.getElementById('index')));

// A row is a verdict on one rule in the element types that agree. Lists show rows, or rules of which some row is selected.
const rows = [];
for (const [number, rule] of page.rules.entries()) {
  rule.number = number;
  for (const row of rule.rows) {
    row.rule = rule;
    row.text = [rule.title, row.types, row.names, row.verdict, row.expectation, row.changed, row.ranks, rule.besides]
      .filter(Boolean).join(' ').toLowerCase();
    rows.push(row);
  }
}
const byId = new Map(page.rules.map(rule => [rule.id, rule]));

const packs = [...document.querySelectorAll('script.sections')].map(script => ({
  script, first: Number(script.dataset.first), end: Number(script.dataset.first) + Number(script.dataset.count)
}));

// The content of the pack that a rule is in, and where in it.
async function packed(rule) {
  const pack = packs.find(each => each.first <= rule.number && rule.number < each.end);
  pack.content ??= unpack(pack.script).then(JSON.parse);
  return {content: await pack.content, at: rule.number - pack.first};
}

// JSON in lines. It is not read as numbers, as some have more digits than a script keeps.
function spread(json) {
  let depth = 0;
  return json.replace(/"(?:[^"\\]|\\.)*"|\[\]|\{\}|[{}[\],:]/g, token => {
    depth += '{['.includes(token) ? 1 : '}]'.includes(token) ? -1 : 0;
    const line = '\n' + '  '.repeat(depth);
    return token === ':' ? ': ' : '{[,'.includes(token) ? token + line : '}]'.includes(token) ? line + token : token;
  }) + '\n';
}

function escaped(text) {
  return String(text).replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);
}
