(() => {
  'use strict';
  const table = document.getElementById('verdicts');
  const rows = [...table.tBodies[0].rows];
  const search = document.getElementById('search');
  const verdict = document.getElementById('verdict');
  const surprises = document.getElementById('surprises');
  const shown = document.getElementById('shown');

  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      const visible = words.every(word => text.includes(word))
        && (verdict.value === '' || row.dataset.verdict === verdict.value)
        && (!surprises.checked || row.dataset.expected === 'no');
      row.hidden = !visible;
      count += visible ? 1 : 0;
    }
    for (const row of matrixRows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every(word => text.includes(word));
    }
    shown.textContent = `${count} of ${rows.length} rows`;
  }

  // The address says which rule is open and what is filtered and sorted: #rule-..&search=pad&verdict=REFUTED&sort=Time
  function address() {
    const [first, ...rest] = location.hash.slice(1).split('&');
    const named = first !== '' && !first.includes('=');
    return {rule: named ? first : '', view: new URLSearchParams((named ? rest : [first, ...rest]).join('&'))};
  }

  function remember() {
    const view = new URLSearchParams();
    const sorted = table.querySelector('th[aria-sort=ascending], th[aria-sort=descending]');
    const set = (name, value) => value === '' || view.set(name, value);
    set('search', search.value.trim());
    set('verdict', verdict.value);
    set('unexpected', surprises.checked ? 'only' : '');
    set('sort', sorted === null ? '' : sorted.textContent);
    set('order', sorted !== null && sorted.getAttribute('aria-sort') === 'descending' ? 'descending' : '');
    const parts = [address().rule, view.toString()].filter(Boolean);
    // Only the fragment changes, which is allowed for a page that was read from a file, too.
    history.replaceState(null, '', parts.length === 0 ? '#' : `#${parts.join('&')}`);
  }

  function restore() {
    const {rule, view} = address();
    if (rule !== '' && [...view].length === 0) {
      return false;
    }
    search.value = view.get('search') || '';
    verdict.value = [...verdict.options].some(option => option.value === view.get('verdict')) ? view.get('verdict') : '';
    surprises.checked = view.get('unexpected') === 'only';
    const header = [...table.tHead.rows[0].cells].find(cell => cell.textContent === view.get('sort'));
    if (header !== undefined) {
      sort(header, view.get('order') !== 'descending');
    }
    return true;
  }

  function changed() {
    filter();
    remember();
  }

  const matrix = document.getElementById('matrix');
  const matrixRows = [...matrix.tBodies[0].rows];

  function key(row, column) {
    const cell = row.cells[column];
    const text = cell.textContent.trim();
    return cell.dataset.value === undefined ? (text === '' ? Infinity : text) : Number(cell.dataset.value);
  }

  function sort(header, ascending) {
    order(table, rows, header, ascending);
  }

  function order(table, rows, header, ascending) {
    const column = header.cellIndex;
    const compare = (a, b) => typeof a === 'number' && typeof b === 'number'
      ? (a === b ? 0 : a - b) : String(a).localeCompare(b, 'en', {numeric: true});
    const sorted = rows.map((row, index) => ({row, index, value: key(row, column)}))
      .sort((a, b) => (ascending ? 1 : -1) * compare(a.value, b.value) || a.index - b.index);
    for (const other of table.tHead.rows[0].cells) {
      other.setAttribute('aria-sort', 'none');
    }
    header.setAttribute('aria-sort', ascending ? 'ascending' : 'descending');
    table.tBodies[0].append(...sorted.map(entry => entry.row));
  }

  function open() {
    const target = document.getElementById(decodeURIComponent(address().rule));
    if (target instanceof HTMLDetailsElement) {
      target.open = true;
      target.querySelector('summary').focus();
      target.scrollIntoView();
    }
  }

  // A row has a number for each element type that it is about.
  function each(name) {
    return rows.flatMap(row => row.dataset[name].split(' ').filter(Boolean).map(Number));
  }

  function plotTimes(element) {
    const times = each('times').map(time => Math.max(1, time)).sort((a, b) => a - b);
    const points = times.map((time, index) => ({x: Math.log10(time), y: 100 * (index + 1) / times.length}));
    const most = Math.max(1, Math.ceil(Math.log10(times[times.length - 1])));
    points.unshift({x: 0, y: 0});
    points.push({x: most, y: 100});
    new Chartist.LineChart(element, {series: [points]}, {
      showPoint: false,
      lineSmooth: Chartist.Interpolation.step(),
      axisX: {type: Chartist.FixedScaleAxis, low: 0, high: most, ticks: [...Array(most + 1).keys()],
        labelInterpolationFnc: value => value < 3 ? `${10 ** value} ms` : `${10 ** (value - 3)} s`},
      axisY: {type: Chartist.FixedScaleAxis, low: 0, high: 100, ticks: [0, 25, 50, 75, 100],
        labelInterpolationFnc: value => `${value}%`},
      chartPadding: {top: 20, right: 45}
    });
  }

  function plotInstances(element) {
    const counts = [];
    for (const instances of each('instances')) {
      counts[instances] = (counts[instances] || 0) + 1;
    }
    const values = Array.from(counts, count => count || 0);
    new Chartist.BarChart(element, {labels: values.map((_, index) => String(index)), series: [values]},
      {axisY: {onlyInteger: true}});
  }

  for (const header of matrix.tHead.rows[0].cells) {
    header.querySelector('button').addEventListener('click', () =>
      order(matrix, matrixRows, header, header.getAttribute('aria-sort') !== 'ascending'));
  }
  for (const header of table.tHead.rows[0].cells) {
    header.querySelector('button').addEventListener('click', () => {
      sort(header, header.getAttribute('aria-sort') !== 'ascending');
      remember();
    });
  }
  search.addEventListener('input', changed);
  verdict.addEventListener('change', changed);
  surprises.addEventListener('change', changed);
  document.getElementById('filter').addEventListener('submit', event => event.preventDefault());
  window.addEventListener('hashchange', () => {
    // A link to a rule leaves the view as it is; an address with a view of its own changes it.
    if (restore()) {
      filter();
    }
    remember();
    open();
  });
  restore();
  filter();
  open();
  if (each('times').length > 0) {
    plotTimes(document.getElementById('times'));
    plotInstances(document.getElementById('instances'));
  }
})();
