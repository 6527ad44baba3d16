// Lists that are drawn as far as they are looked at: the first items at once, others when the reader comes to them.
class DrawnList {
  static STEP = 30;

  constructor(body, draw) {
    this.body = body;
    this.draw = draw;
    this.items = [];
    this.drawn = 0;
  }

  show(items) {
    this.items = items;
    this.drawn = 0;
    this.body.replaceChildren();
    this.more();
  }

  more(end = this.drawn + DrawnList.STEP) {
    const next = this.items.slice(this.drawn, end);
    this.body.insertAdjacentHTML('beforeend', next.map(this.draw).join(''));
    this.drawn += next.length;
    return next.length > 0;
  }
}

const collator = new Intl.Collator('en', {numeric: true});

function compared(a, b) {
  return typeof a === 'number' && typeof b === 'number' ? (a === b ? 0 : a - b) : collator.compare(String(a), String(b));
}

// A table in a pane that scrolls on its own; its headings sort.
class SortedTable extends DrawnList {
  constructor(table, keys, draw) {
    super(table.tBodies[0], draw);
    this.headers = [...table.tHead.rows[0].cells];
    this.keys = keys;
    this.pane = table.parentElement;
    this.pane.addEventListener('scroll', () => {
      if (this.pane.scrollTop + 2 * this.pane.clientHeight > this.pane.scrollHeight) {
        this.more();
      }
    }, {passive: true});
  }

  // A pane that is higher than what is drawn does not scroll.
  fillPane() {
    requestAnimationFrame(() => {
      if (this.pane.clientHeight > 0 && this.pane.scrollHeight <= this.pane.clientHeight && this.more()) {
        this.fillPane();
      }
    });
  }

  order() {
    const header = this.headers.find(each => each.getAttribute('aria-sort') !== 'none');
    return {name: header === undefined ? '' : header.textContent,
      ascending: header === undefined || header.getAttribute('aria-sort') === 'ascending'};
  }

  sort(name, ascending) {
    for (const header of this.headers) {
      header.setAttribute('aria-sort', header.textContent !== name ? 'none' : ascending ? 'ascending' : 'descending');
    }
  }

  onSort(changed) {
    for (const header of this.headers) {
      header.querySelector('button').addEventListener('click', () => {
        this.sort(header.textContent, header.getAttribute('aria-sort') !== 'ascending');
        changed();
      });
    }
  }

  show(items) {
    const column = this.headers.findIndex(header => header.getAttribute('aria-sort') !== 'none');
    if (column >= 0) {
      const sign = this.headers[column].getAttribute('aria-sort') === 'ascending' ? 1 : -1;
      const keyed = items.map((item, index) => ({item, index, key: this.keys[column](item)}));
      keyed.sort((a, b) => sign * compared(a.key, b.key) || a.index - b.index);
      items = keyed.map(each => each.item);
    }
    this.pane.scrollTop = 0;
    super.show(items);
    this.fillPane();
  }
}

function badge(verdict, colour) {
  return `<span class="badge ${colour}">${escaped(verdict)}</span>`;
}
