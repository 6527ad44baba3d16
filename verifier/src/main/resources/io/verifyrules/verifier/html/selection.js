// What is selected, by the fields of the form; the address has the same, so that it can be sent to others.
const fields = {
  search: document.getElementById('search'),
  verdict: document.getElementById('verdict'),
  family: document.getElementById('family'),
  unexpected: document.getElementById('surprises'),
  changed: document.getElementById('changes')
};

function selected() {
  const words = fields.search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const verdict = fields.verdict.value;
  const family = fields.family === null ? -1 : page.families.indexOf(fields.family.value);
  const unexpected = fields.unexpected.checked;
  const changed = fields.changed !== null && fields.changed.checked;
  return rows.filter(row => (verdict === '' || row.verdict === verdict)
    && (family < 0 || row.families.includes(family))
    && (!unexpected || row.unexpected) && (!changed || row.changed)
    && words.every(word => row.text.includes(word)));
}

// #rule-..&search=pad&verdict=REFUTED&sort=Time: the rule that is open, then what is selected and sorted.
function address() {
  const [first, ...rest] = location.hash.slice(1).split('&');
  const named = first !== '' && !first.includes('=');
  return {rule: named ? decodeURIComponent(first) : '', view: new URLSearchParams((named ? rest : [first, ...rest]).join('&'))};
}

function remember() {
  const view = new URLSearchParams();
  const set = (name, value) => value === '' || view.set(name, value);
  set('search', fields.search.value.trim());
  set('verdict', fields.verdict.value);
  set('family', fields.family === null ? '' : fields.family.value);
  set('unexpected', fields.unexpected.checked ? 'only' : '');
  set('changed', fields.changed !== null && fields.changed.checked ? 'only' : '');
  const order = table.order();
  set('sort', order.name);
  set('order', order.ascending ? '' : 'descending');
  const {rule} = address();
  const parts = [byId.has(rule) ? rule : '', view.toString()].filter(Boolean);
  // Only the fragment changes, which is allowed for a page that was read from a file, too.
  history.replaceState(null, '', parts.length === 0 ? '#' : `#${parts.join('&')}`);
}

// Sets the fields to what the address says; says whether it says anything but a rule or a place.
function restore() {
  const {rule, view} = address();
  if (rule !== '' && [...view].length === 0) {
    return false;
  }
  const offered = (field, value) => [...field.options].some(option => option.value === value) ? value : '';
  fields.search.value = view.get('search') || '';
  fields.verdict.value = offered(fields.verdict, view.get('verdict'));
  if (fields.family !== null) {
    fields.family.value = offered(fields.family, view.get('family'));
  }
  fields.unexpected.checked = view.get('unexpected') === 'only';
  if (fields.changed !== null) {
    fields.changed.checked = view.get('changed') === 'only';
  }
  table.sort(view.get('sort'), view.get('order') !== 'descending');
  return true;
}
