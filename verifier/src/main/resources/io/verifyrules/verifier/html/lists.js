// The lists of rules, and what the keys that walk through them look for.
const sought = {name: 'refuted', isIn: row => row.verdict === 'REFUTED'};

const table = new SortedTable(document.getElementById('verdicts'),
  [row => row.rule.title, row => row.types, row => row.verdict, row => row.expectation, row => row.time ?? 0,
    row => row.ranks ?? '-', row => row.instances ?? 0, row => row.obligations ?? 0],
  row => {
    const types = row.types.split(', ').map(type => `<span class="type">${escaped(type)}</span>`).join(' ');
    const changed = row.changed === undefined ? '' : ` <span class="changed">${escaped(row.changed)}</span>`;
    const number = value => `<td class="number">${value ?? '-'}</td>`;
    return `<tr data-verdict="${row.verdict}" data-expected="${row.unexpected ? 'no' : 'yes'}">`
      + `<th scope="row"><a href="#${row.rule.id}">${escaped(row.rule.title)}</a></th><td>${types}</td>`
      + `<td>${badge(row.verdict, row.colour)}</td><td>${escaped(row.expectation)}${changed}</td>`
      + number(row.time === undefined ? '-' : `${row.time} ms`) + `<td>${escaped(row.ranks ?? '-')}</td>`
      + number(row.instances) + number(row.obligations) + '</tr>';
  });

const matrix = new SortedTable(document.getElementById('matrix'),
  [rule => rule.title, ...page.families.map((_, column) => rule => rule.cells[column][0] ?? Infinity)],
  rule => `<tr><th scope="row"><a href="#${rule.id}">${escaped(rule.title)}</a></th>`
    + rule.cells.map(([, ...marks]) => '<td>' + marks.map(([symbol, colour, told, types]) =>
      `<span class="badge ${colour}" role="img" aria-label="${escaped(told)}" title="${escaped(told)}">${symbol}</span>`
      + (types === '' ? '' : ` ${escaped(types)} `)).join('') + '</td>').join('') + '</tr>');
