// The rules, each with a section that is filled when it is unfolded.
const list = new DrawnList(document.getElementById('list'), rule =>
  `<details class="rule" id="${rule.id}"><summary>`
  + rule.rows.map(row => `<span class="mark">${badge(row.verdict, row.colour)}<span class="types"> ${escaped(row.types)}</span></span>`).join('')
  + `<span class="title">${escaped(rule.title)}</span>`
  + `<a href="#${rule.id}" class="permalink" aria-label="Link to ${escaped(rule.title)}">#</a></summary><div class="body"></div></details>`);

new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && list.more(),
  {rootMargin: '600px'}).observe(document.getElementById('more'));

const steps = `<div class="steps"><button type="button" data-step="-1">&lsaquo; previous ${sought.name}</button>`
  + `<button type="button" data-step="1">next ${sought.name} &rsaquo;</button></div>`;

async function fill(section) {
  const place = section.querySelector('.body');
  if (place.firstChild === null) {
    const {content, at} = await packed(byId.get(section.id));
    if (place.firstChild === null) {
      place.innerHTML = steps + content.sections[at];
      // What the colours mean stands below each picture, but is in the page once.
      for (const sides of place.querySelectorAll('.sides')) {
        sides.after(document.querySelector('.legend').cloneNode(true));
      }
    }
  }
}

// Unfolds the rule that the address names, also one that is not selected.
async function open() {
  const rule = byId.get(address().rule);
  if (rule === undefined) {
    return;
  }
  if (!list.items.includes(rule)) {
    list.show([rule, ...list.items]);
  }
  if (document.getElementById(rule.id) === null) {
    list.more(list.items.indexOf(rule) + DrawnList.STEP);
  }
  const section = document.getElementById(rule.id);
  section.open = true;
  await fill(section);
  section.querySelector('summary').focus({preventScroll: true});
  section.scrollIntoView();
}

// From a rule, or else from the one that the address names, to the next one of the list that is sought.
function step(from, direction) {
  const rules = list.items;
  let at = rules.indexOf(from);
  at = at < 0 && direction < 0 ? rules.length : at;
  do {
    at += direction;
  } while (at >= 0 && at < rules.length && !rules[at].rows.some(sought.isIn));
  if (at >= 0 && at < rules.length) {
    const last = from === undefined ? null : document.getElementById(from.id);
    if (last !== null) {
      last.open = false;
    }
    location.hash = rules[at].id;
  }
}

async function copy(button) {
  const {content} = await packed(byId.get(button.closest('details.rule').id));
  const {kind, at} = button.dataset;
  const text = kind.endsWith('JSON') ? spread(content.copies[kind][at]) : content.copies[kind][at];
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page that was read from a file may not be allowed to, but the reader may.
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
    button.focus();
  }
  const name = button.dataset.name ?? button.textContent;
  button.dataset.name = name;
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = name; }, 1500);
}

list.body.addEventListener('toggle', event => event.target.matches('details.rule[open]') && fill(event.target), true);
list.body.addEventListener('click', event => {
  const button = event.target.closest('button');
  if (button === null) {
    return;
  }
  if (button.dataset.step !== undefined) {
    step(byId.get(button.closest('details.rule').id), Number(button.dataset.step));
  } else if (button.matches('.copy')) {
    copy(button);
  }
});
