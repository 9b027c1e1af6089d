(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const $ = (id) => document.getElementById(id);
  const make = (name, properties, ...children) => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(properties || {})) {
      if (key in node && key !== 'list') node[key] = value; else node.setAttribute(key, value);
    }
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
  };
  const text = (number) => data.texts[number];
  const kinds = ['title', 'subtitle', 'body'];
  const languageName = (phone) => {
    // A folder of localizations stands for the languages that the app lacks.
    if (phone.lang) return 'other languages';
    let name = phone.locale;
    try { name = new Intl.DisplayNames(['en'], { type: 'language' }).of(name); } catch { /* its code */ }
    return name + (phone.others ? ' + other languages' : '');
  };
  const languageOf = (phone) => phone.lang || phone.locale;
  const severities = ['note', 'warning', 'error'];

  // Names without the folder that all templates share.
  const folder = data.templates.map((template) => template.name.split('/').slice(0, -1))
    .reduce((common, parts) => common.slice(0, common.findIndex((part, n) => part !== parts[n]) >>> 0));
  data.templates.forEach((template) => {
    template.shortName = template.name.split('/').slice(folder.length).join('/')
      + (template.when ? ' – ' + template.when : '');
  });

  // One card for each template and language.
  const cards = [];
  data.templates.forEach((template, t) => {
    template.cards.forEach((card) => {
      cards.push({ t, p: card[0], table: card[1], parts: card[2], defects: card[3], others: card[4] });
    });
  });
  const find = (t, p) => cards.find((card) => card.t === t && card.p === p);
  const edits = new Map();
  const argumentEdits = new Map();
  const samples = new Map();
  const editName = (card, k) => card.p + '/' + card.table + '/' + data.templates[card.t].keys[k];

  // MARK: What is shown

  const opposite = { rtl: 'Anna Brown (iPhone)', ltr: 'محمد علي (آيفون)' };
  const sampleOf = (name, value, phone) => ({
    long: value + ' ' + 'Maximiliane-Charlotte Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim(),
    empty: '',
    mixed: opposite[phone.rtl ? 'rtl' : 'ltr'],
    emoji: '👩🏽‍🚀🎉 ' + value + ' 👍🏿',
  })[name] ?? value;
  const argumentsOf = (card, k) => {
    const own = argumentEdits.get(card.t + '/' + k);
    const sample = samples.get('all') || '';
    return data.templates[card.t].args[k]
      .map((value, n) => own?.[n] ?? sampleOf(sample, value, data.phones[card.p]));
  };
  const templateOf = (card, part) => edits.get(editName(card, part[0])) ?? text(part[2]);
  const isEdited = (card) => card.parts.some((part) => edits.has(editName(card, part[0])));
  // The texts of a part in the languages that have the key, but for one of them.
  const textsOf = (t, k, p) => cards
    .filter((card) => card.t === t && card.p !== p)
    .flatMap((card) => card.parts.filter((part) => part[0] === k && (part[1] === 1 || edits.has(editName(card, k))))
      .map((part) => templateOf(card, part)));
  // What a check says of a text that was typed.
  const judge = (card, k, edit) => {
    const template = data.templates[card.t];
    const sent = template.args[k].length;
    const model = card.p === data.development ? undefined : developmentText(card, k);
    return Judge.faults(edit, template.counts?.[k] ?? [sent, sent], model, textsOf(card.t, k, card.p));
  };
  // The findings about a card as {rule, kind, message, severity}, of those that are wanted.
  const defectsOf = (card) => {
    const least = Number($('level').value);
    const defects = card.defects
      .filter((defect) => !(defect[4] && edits.has(editName(card, defect[1]))))
      .map(([rule, k, message, severity]) => ({ rule: text(rule), k, message: text(message), severity }));
    for (const [k] of card.parts) {
      const edit = edits.get(editName(card, k));
      if (edit === undefined) continue;
      for (const [rule, message, severity] of judge(card, k, edit)) defects.push({ rule, k, message, severity });
    }
    return defects.filter((defect) => defect.severity >= least).sort((a, b) => b.severity - a.severity);
  };
  const worst = (defects) => defects.reduce((level, defect) => Math.max(level, defect.severity), -1);
  const fillInto = (node, card, part) => {
    const [k, origin] = part;
    const template = templateOf(card, part);
    const shown = origin === 0 ? [{ text: template }] : Push.fill(template, argumentsOf(card, k));
    node.replaceChildren();
    node.classList.toggle('lost', shown === null);
    if (shown === null) { node.textContent = '(no text at all)'; return; }
    for (const piece of shown) {
      if (!piece.isArgument) node.append(piece.text);
      else node.append(make(data.isolates ? 'bdi' : 'span',
        { className: piece.isMissing ? 'argument missing' : 'argument' }, piece.text));
    }
  };

  const notification = (card, place) => {
    const phone = data.phones[card.p];
    const lines = card.parts.map((part) => {
      const node = make('p', { className: kinds[part[0]] });
      fillInto(node, card, part);
      return node;
    });
    return make('div', {
      className: 'notification ' + place, lang: languageOf(phone), dir: phone.rtl ? 'rtl' : 'ltr',
    },
    make('span', { className: 'icon', 'aria-hidden': 'true' }),
    make('div', { className: 'words' },
      make('p', { className: 'head' },
        make('span', { className: 'app', dir: 'auto' }, data.app), make('span', { className: 'time' }, '9:41')),
      ...lines,
      card.parts.length ? null : make('p', { className: 'lost' }, data.templates[card.t].unknown
        ? '(unknown until the template is rendered)' : '(silent: nothing is shown)')));
  };

  const defectList = (card) => make('ul', { className: 'defects' },
    ...defectsOf(card).map(({ rule, k, message, severity }) => make('li', { className: severities[severity] },
      make('strong', {}, severities[severity] + (k < 0 ? ': ' : ', ' + kinds[k] + ': ')),
      make('bdi', {}, message), ' ', make('code', {}, rule))),
    ...card.others.map((other) => make('li', { className: 'or' },
      'or, ' + text(other[0]) + ': ', make('bdi', {}, other[1].map((n) => text(n)).join(' | ')))));

  // What a translator of a missing text starts from.
  const developmentText = (card, k) => {
    const part = find(card.t, data.development)?.parts.find((other) => other[0] === k);
    if (!part) return undefined;
    const edit = edits.get(editName(find(card.t, data.development), k));
    return edit ?? (part[1] === 1 ? text(part[2]) : undefined);
  };
  const editor = (card, refresh) => {
    const phone = data.phones[card.p];
    const fields = [];
    for (const part of card.parts) {
      const [k, origin] = part;
      const key = data.templates[card.t].keys[k];
      if (origin === 0 || !key) continue;
      const area = make('textarea', {
        rows: 2, value: edits.get(editName(card, k)) ?? (origin === 1 ? text(part[2]) : ''), lang: languageOf(phone), dir: phone.rtl ? 'rtl' : 'ltr',
        className: 'text', spellcheck: false, placeholder: developmentText(card, k) ?? '',
      });
      const line = make('output', { className: 'line', dir: 'ltr' });
      const copy = make('button', { type: 'button', className: 'copy' }, 'Copy line');
      const show = () => {
        const edit = edits.get(editName(card, k));
        line.hidden = copy.hidden = edit === undefined;
        line.textContent = edit === undefined ? '' : Push.line(key, edit);
      };
      area.addEventListener('input', () => {
        if (area.value === (origin === 1 ? text(part[2]) : '')) edits.delete(editName(card, k));
        else edits.set(editName(card, k), area.value);
        show();
        refresh();
      });
      copy.addEventListener('click', () => {
        const done = () => { copy.textContent = 'Copied'; };
        const select = () => {
          getSelection().selectAllChildren(line);
          document.execCommand('copy');
          done();
        };
        if (navigator.clipboard) navigator.clipboard.writeText(line.textContent).then(done, select);
        else select();
      });
      show();
      fields.push(make('label', {}, make('span', {}, kinds[k] + ' ', make('code', {}, key)), area), line, copy);
      argumentsOf(card, k).forEach((value, n) => {
        const input = make('input', { value, className: 'argument-value', dir: 'auto' });
        input.addEventListener('input', () => {
          const name = card.t + '/' + k;
          const values = argumentEdits.get(name) || argumentsOf(card, k);
          values[n] = input.value;
          argumentEdits.set(name, values);
          refresh();
        });
        fields.push(make('label', {}, make('span', {}, 'argument ' + (n + 1)), input));
      });
    }
    return fields.length ? make('details', { className: 'editor' }, make('summary', {}, 'Edit'), ...fields) : null;
  };

  // MARK: One card

  const measure = (article) => {
    let isCut = false;
    for (const p of article.querySelectorAll('.own .title, .own .subtitle, .own .body')) {
      if (p.scrollHeight > p.clientHeight + 2 || p.scrollWidth > p.clientWidth + 2) isCut = true;
    }
    const note = article.querySelector('.cut');
    if (note) note.hidden = !isCut;
  };
  const levelClass = (card) => {
    const level = worst(defectsOf(card));
    return level > 0 ? ' faulty' : level === 0 ? ' noted' : '';
  };
  const article = (card) => {
    const phone = data.phones[card.p];
    const template = data.templates[card.t];
    const place = $('place').value;
    const own = make('div', { className: 'own' }, notification(card, place));
    const development = data.development >= 0 && card.p !== data.development
      ? find(card.t, data.development) : undefined;
    const defects = make('div', {}, defectList(card));
    const cut = make('p', { className: 'cut', hidden: true }, 'cut short here on a phone of this width');
    const refresh = () => {
      own.replaceChildren(notification(card, place));
      defects.replaceChildren(defectList(card));
      node.className = 'card' + levelClass(card) + (isEdited(card) ? ' edited' : '');
      measure(node);
      // The sums wait until the typing pauses.
      clearTimeout(summing);
      summing = setTimeout(sums, 300);
    };
    const node = make('article', {
      className: 'card' + levelClass(card) + (isEdited(card) ? ' edited' : ''),
      tabIndex: -1, 'data-card': card.t + '/' + card.p,
    },
    make('h3', {}, make('code', {}, phone.locale), ' ',
      make('span', phone.others ? { title: 'other languages: phones set to one that the app lacks read this' } : {}, languageName(phone)),
      make('small', {}, make('bdi', { title: template.name }, template.shortName))),
    make('div', { className: 'pair' }, own,
      development && $('side').checked
        ? make('div', { className: 'other' }, notification(development, place)) : null),
    cut, defects, editor(card, refresh));
    return node;
  };

  // MARK: Choosing and drawing

  const controls = ['language', 'template', 'place', 'sample', 'theme', 'search', 'level', 'faulty', 'side'];
  let summing = 0;
  let matched = [];
  let drawn = 0;
  const matches = (card) => {
    const language = $('language').value;
    const template = $('template').value;
    if (language !== '' && card.p !== Number(language)) return false;
    if (template !== '' && card.t !== Number(template)) return false;
    if ($('faulty').checked && !defectsOf(card).length) return false;
    const words = $('search').value.trim().toLocaleLowerCase();
    if (!words) return true;
    const haystack = [data.phones[card.p].locale, data.templates[card.t].name,
      ...data.templates[card.t].keys.filter(Boolean), ...defectsOf(card).map((defect) => defect.rule),
      ...card.parts.map((part) => Push.render(templateOf(card, part), argumentsOf(card, part[0])) ?? ''),
      ...card.parts.map((part) => templateOf(card, part))];
    return haystack.some((part) => part.toLocaleLowerCase().includes(words));
  };
  const more = (count) => {
    const part = matched.slice(drawn, drawn + count).map(article);
    drawn += part.length;
    $('cards').append(...part);
    part.forEach(measure);
    $('more').hidden = drawn >= matched.length;
  };
  const draw = () => {
    samples.set('all', $('sample').value);
    matched = cards.filter(matches);
    drawn = 0;
    $('cards').replaceChildren();
    more(40);
    sums();
    if (!matched.length) $('cards').append(make('p', { className: 'none' }, 'Nothing fits these filters.'));
  };
  // What is counted over all cards: the line above them, and the matrix.
  const sums = () => {
    const levels = matched.map((card) => worst(defectsOf(card)));
    const count = (level) => levels.filter((own) => own === level).length;
    const faulty = levels.filter((level) => level >= 0).length;
    const words = severities.map((word, level) => [count(level), word]).filter(([number]) => number).reverse()
      .map(([number, word]) => number + ' ' + word + (number > 1 ? 's' : ''));
    const left = data.templates.reduce((sum, template) => sum + (template.leftOut || 0), 0);
    $('count').textContent = matched.length + ' of ' + cards.length + ' notifications, ' + faulty + ' with defects'
      + (words.length ? ' (worst: ' + words.join(', ') + ')' : '')
      + (left ? '; ' + left + ' more that templates can say are not shown' : '');
    matrix();
  };
  const save = () => {
    const state = new URLSearchParams();
    for (const id of controls) {
      const node = $(id);
      const value = node.type === 'checkbox' ? (node.checked ? '1' : '0') : node.value;
      const first = node.type === 'checkbox' ? (node.defaultChecked ? '1' : '0') : node.dataset.first ?? '';
      if (value !== first) state.set(id, value);
    }
    history.replaceState(null, '', '#' + state);
  };
  const load = () => {
    const state = new URLSearchParams(location.hash.slice(1));
    for (const id of controls) {
      if (!state.has(id)) continue;
      const node = $(id);
      if (node.type === 'checkbox') node.checked = state.get(id) === '1'; else node.value = state.get(id);
    }
  };
  const theme = () => { document.documentElement.dataset.theme = $('theme').value; };

  // MARK: The matrix of keys and languages

  const rank = ['good', 'noted', 'wrong', 'absent'];
  const matrix = () => {
    const rows = new Map();
    const enter = (name, card, isAbsent, defects) => {
      if (!rows.has(name)) rows.set(name, new Map());
      const row = rows.get(name);
      const level = isAbsent ? 'absent' : worst(defects) > 0 ? 'wrong' : defects.length ? 'noted' : 'good';
      const old = row.get(card.p);
      if (!old || rank.indexOf(level) > rank.indexOf(old.level)) {
        row.set(card.p, { level, card, rules: [...new Set(defects.map((defect) => defect.rule))] });
      }
    };
    cards.forEach((card) => {
      const keys = data.templates[card.t].keys;
      const all = defectsOf(card);
      const keyed = card.parts.filter(([k]) => keys[k]);
      // What is about the whole notification is about each of its keys.
      keyed.forEach(([k, origin]) => enter(keys[k], card, origin >= 2 && !edits.has(editName(card, k)),
        all.filter((defect) => defect.k === k || defect.k < 0 || !keys[defect.k])));
      // A notification without keys is there only for what is wrong with it.
      if (!keyed.length && all.length) enter(data.templates[card.t].shortName, card, false, all);
    });
    const signs = { good: '·', noted: 'i', wrong: '!', absent: '×' };
    const words = { good: 'good', noted: 'note', wrong: 'defect', absent: 'key missing' };
    const head = make('tr', {}, make('th', { scope: 'col' }, 'Key'),
      ...data.phones.map((phone) => make('th', { scope: 'col', title: languageName(phone) },
        make('span', {}, phone.locale))));
    const body = [...rows].map(([key, row]) => make('tr', {}, make('th', { scope: 'row' }, make('code', {}, key)),
      ...data.phones.map((phone, p) => {
        const cell = row.get(p);
        if (!cell) return make('td', {});
        const label = key + ', ' + phone.locale + ': ' + words[cell.level]
          + (cell.rules.length ? ' (' + cell.rules.join(', ') + ')' : '');
        const button = make('button', { type: 'button', className: cell.level, title: label, ariaLabel: label },
          signs[cell.level]);
        button.addEventListener('click', () => {
          $('language').value = String(p);
          $('template').value = String(cell.card.t);
          $('faulty').checked = false;
          $('search').value = '';
          save();
          draw();
          const target = $('cards').firstElementChild;
          target.scrollIntoView({ block: 'center' });
          target.focus();
        });
        return make('td', {}, button);
      })));
    const caption = 'Keys and languages: · good, i note, ! defect, × key missing';
    $('matrix').replaceChildren(make('table', {}, make('caption', {}, caption),
      make('thead', {}, head), make('tbody', {}, ...body)));
    $('coverage').hidden = !rows.size;
  };

  // MARK: Start

  data.phones.forEach((phone, p) => $('language').append(
    make('option', { value: String(p) }, phone.locale + ' – ' + languageName(phone))));
  data.templates.forEach((template, t) => $('template').append(make('option', { value: String(t) }, template.shortName)));
  $('place').dataset.first = 'banner';
  $('level').dataset.first = '0';
  load();
  theme();
  draw();
  for (const id of controls) {
    $(id).addEventListener('input', () => { save(); if (id === 'theme') theme(); else draw(); });
  }
  $('more').addEventListener('click', () => more(40));
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting) && drawn < matched.length) more(40);
  }, { rootMargin: '600px' }).observe($('end'));
  addEventListener('beforeprint', () => more(Infinity));
  addEventListener('hashchange', () => { load(); theme(); draw(); });
  addEventListener('resize', () => document.querySelectorAll('article.card').forEach(measure));
  // Only a watched page asks for its file again, and not while somebody types.
  if (document.documentElement.hasAttribute('data-watch')) {
    setInterval(() => {
      if (!edits.size && !argumentEdits.size && !document.activeElement?.matches('textarea, input')) location.reload();
    }, 2000);
  }
})();
