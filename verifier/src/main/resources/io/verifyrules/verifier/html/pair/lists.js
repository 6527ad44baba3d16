// The list of functions, and what the keys that walk through it look for.
const sought = {name: 'finding', isIn: row => row.finding === true};

const table = new SortedTable(document.getElementById('verdicts'),
  [row => row.rule.title, row => row.types, row => row.verdict, row => row.expectation, row => row.time ?? -1],
  row => `<tr data-verdict="${escaped(row.verdict)}" data-expected="${row.unexpected ? 'no' : 'yes'}">`
    + `<th scope="row"><a href="#${row.rule.id}">${escaped(row.rule.title)}</a></th><td><code>${escaped(row.types)}</code></td>`
    + `<td>${badge(row.verdict, row.colour)}</td><td>${escaped(row.expectation)}</td>`
    + `<td class="number">${row.time === undefined ? '-' : `${row.time} ms`}</td></tr>`);

// Functions have no types to make a matrix of.
const matrix = {items: [], show() {}, onSort() {}};
