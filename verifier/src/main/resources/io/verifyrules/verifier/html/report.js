// Shows what is selected in all lists.
function show() {
  const visible = selected();
  const rules = [...new Set(visible.map(row => row.rule))];
  table.show(visible);
  matrix.show(rules.filter(rule => rule.cells !== undefined));
  list.show(rules);
  document.getElementById('shown').textContent = `${visible.length} of ${rows.length} rows`;
}

function changed() {
  show();
  remember();
}

for (const field of Object.values(fields)) {
  field?.addEventListener(field.type === 'search' ? 'input' : 'change', changed);
}
table.onSort(changed);
matrix.onSort(() => matrix.show(matrix.items));
document.getElementById('clear').addEventListener('click', () => {
  document.getElementById('filter').reset();
  changed();
});
document.getElementById('filter').addEventListener('submit', event => event.preventDefault());
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, select, textarea')) {
    return;
  }
  if (event.key === 'n' || event.key === 'p') {
    step(byId.get(address().rule), event.key === 'n' ? 1 : -1);
  } else if (event.key === '/') {
    event.preventDefault();
    fields.search.focus();
  }
});
window.addEventListener('hashchange', async () => {
  // A link to a rule leaves the view as it is; an address with a view of its own changes it, and shows it.
  const other = restore();
  if (other) {
    show();
  }
  const {rule} = address();
  remember();
  if (other && rule === '') {
    document.getElementById('results').scrollIntoView();
  }
  await open();
});

restore();
show();
await open();
// A plot is as large as its place, which has no size while it is folded.
document.querySelector('#plots details')?.addEventListener('toggle', () => {
  plotTimes(document.getElementById('times'));
  plotInstances(document.getElementById('instances'));
}, {once: true});
performance.mark('ready');
document.body.dataset.ready = 'yes';
