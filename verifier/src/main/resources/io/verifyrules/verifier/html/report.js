(() => {
  'use strict';
  const table = document.getElementById('verdicts');
  const body = table.tBodies[0];
  const rows = [...body.rows];
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
    shown.textContent = `${count} of ${rows.length} verdicts`;
  }

  function key(row, column) {
    const cell = row.cells[column];
    return cell.dataset.value === undefined ? cell.textContent.trim() : Number(cell.dataset.value);
  }

  function sort(header) {
    const ascending = header.getAttribute('aria-sort') !== 'ascending';
    const column = header.cellIndex;
    const compare = (a, b) => typeof a === 'number' ? a - b : a.localeCompare(b, 'en', {numeric: true});
    const sorted = rows.map((row, index) => ({row, index, value: key(row, column)}))
      .sort((a, b) => (ascending ? 1 : -1) * compare(a.value, b.value) || a.index - b.index);
    for (const other of table.tHead.rows[0].cells) {
      other.setAttribute('aria-sort', 'none');
    }
    header.setAttribute('aria-sort', ascending ? 'ascending' : 'descending');
    body.append(...sorted.map(entry => entry.row));
  }

  function open() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) {
      target.open = true;
      target.querySelector('summary').focus();
      target.scrollIntoView();
    }
  }

  function plotTimes(element) {
    const times = rows.map(row => Math.max(1, Number(row.dataset.time))).sort((a, b) => a - b);
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
    for (const row of rows) {
      const instances = Number(row.dataset.instances);
      counts[instances] = (counts[instances] || 0) + 1;
    }
    const values = Array.from(counts, count => count || 0);
    new Chartist.BarChart(element, {labels: values.map((_, index) => String(index)), series: [values]},
      {axisY: {onlyInteger: true}});
  }

  for (const header of table.tHead.rows[0].cells) {
    header.querySelector('button').addEventListener('click', () => sort(header));
  }
  search.addEventListener('input', filter);
  verdict.addEventListener('change', filter);
  surprises.addEventListener('change', filter);
  document.getElementById('filter').addEventListener('submit', event => event.preventDefault());
  window.addEventListener('hashchange', open);
  filter();
  open();
  if (rows.length > 0) {
    plotTimes(document.getElementById('times'));
    plotInstances(document.getElementById('instances'));
  }
})();
