// What a check says of a text that somebody has typed: the rules of Sources/Rules that look at the text of
// a push. Rows of Tests/Conformance/page-judge.jsonl hold both to the same answers.
const Judge = {
  // The percent signs and placeholders of a text in the order in which they stand, as
  // {kind, text, at, position}; kind is 'argument' for a good specifier, else the rule.
  scan(text) {
    const found = [];
    let plain = 0;
    let end = -1;
    const word = (c) => c !== undefined && /[\p{L}\p{M}]/u.test(c);
    const digitBefore = (at) => at === end || /[\p{N}][ \u00a0\u202f]?$/u.test(text.slice(Math.max(0, at - 3), at))
      || (at === end + 1 && /[ \u00a0\u202f]/.test(text[at - 1]));
    const add = (kind, at, length, position, isMeant = true) => {
      if (isMeant && position === undefined) { plain += 1; position = plain; }
      found.push({ kind, at, text: text.slice(at, at + length), position, isNumbered: /\d/.test(text.slice(at, at + length)) });
      end = at + length;
      return at + length;
    };
    const sign = '[%\uFF05\u066A\uFE6A]';
    const digit = '[0-9\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]';
    const objects = new RegExp('^' + sign + '(' + digit + '{1,2}\\$|\\$' + digit + '{1,2}|' + digit + '(?=@))?[@\uFF20\uFE6B]', 'u');
    const gap = /^%(?:[ \u00a0\u200b-\u200f\u202a-\u202e\u2060-\u2069]*(\d{1,2})[ \u00a0\u200b-\u200f\u202a-\u202e\u2060-\u2069]*\$)?[ \u00a0\u200b-\u200f\u202a-\u202e\u2060-\u2069]*@/u;
    const braces = /^(?:[%#$]?(?:\{\d{1,4}(?:[:,][^{}]{0,14})?\}|\{\{[ {#&]{0,4}[\w.-]+ *\}{2,3}|\{[A-Za-z_][\w.-]*\}|\{\w+, {0,3}(?:plural|select|selectordinal|number|date|time)[,}])|%\([A-Za-z_]\w*\)[sdfriu](?![\p{L}]))/u;
    const specifier = /^%(\d{1,2}\$)?([ #+\-0']*)(\d*) *(?:\.\d*)?(hh?|ll?|q|z|t|j|L)?([diouxXDOUfFeEgGaAcCsSp@])/;
    for (let i = 0; i < text.length;) {
      const c = text[i];
      const rest = text.slice(i, i + 80);
      let match;
      if (c === '%' && text[i + 1] === '%') {
        const escaped = /^%(%[1-9]\d?\$@)/.exec(rest);
        if (escaped) i = add('broken-specifier', i, escaped[0].length, Number.parseInt(escaped[1].slice(1), 10));
        else { found.push({ kind: 'doubled', at: i, text: '%%' }); i += 2; }
      } else if ((match = objects.exec(rest))) {
        const digits = [...match[0]].filter((d) => new RegExp(digit, 'u').test(d)).map((d) => d.codePointAt(0) % 16 % 10);
        const isForeign = /[^\x00-\x7f]/.test(match[0]);
        const isClean = /^%(\d{1,2}\$)?@$/.test(match[0]);
        const position = digits.length ? Number(match[0].replace(/\D/g, '') || digits.join('')) : undefined;
        if (isForeign && match[0].length === 2 && digitBefore(i)) { i += 1; continue; }
        const kind = isForeign ? 'foreign-percent' : !isClean ? 'broken-specifier'
          : position === 0 ? 'zero-position' : 'argument';
        i = add(kind, i, match[0].length, position);
      } else if (c === '%' && (match = gap.exec(rest)) && (match[1] || !digitBefore(i))) {
        i = add('broken-specifier', i, match[0].length, match[1] ? Number(match[1]) : undefined);
      } else if (c === '%' && (match = /^%(?:\d{1,2}\$?)?#@[^@\s]{1,40}@/.exec(rest) || /^%arg(?![\p{L}\p{N}_])/u.exec(rest))) {
        i = add('broken-specifier', i, match[0].length, undefined);
      } else if ('%#${'.includes(c) && (match = braces.exec(rest))) {
        i = add('foreign-placeholder', i, match[0].length, undefined, false);
        found.at(-1).isDoubtful = match[0].startsWith('${');
      } else if (c === '%') {
        match = specifier.exec(rest);
        if (match) {
          const next = text[i + match[0].length];
          const isCommon = /[dsfuSD]/.test(match[5]) || (/[ixX]/.test(match[5]) && match[4]);
          const isProse = match[1] ? false
            : match[0].includes(' ') ? /^%\d/.test(match[0]) || word(next) || digitBefore(i) || !isCommon
              : word(next) && (!isCommon || (/\p{N}$/u.test(text.slice(0, i))));
          if (/^%\d /.test(match[0])) {
            i = add('foreign-placeholder', i, 2, undefined, false);
            found.at(-1).isNumber = true;
          } else if (isProse) i = add('accidental-specifier', i, match[0].length, undefined, false);
          else if (match[1] && word(next) && !isCommon) i = add('broken-specifier', i, match[1].length + 1, Number.parseInt(match[1], 10));
          else {
            const kind = match[2].includes(' ') || match[5] === '@' ? 'broken-specifier' : 'not-an-object-specifier';
            i = add(kind, i, match[0].length, match[1] ? Number.parseInt(match[1], 10) : undefined);
          }
        } else if ((match = /^%(\d{1,2})\$/.exec(rest))) {
          i = add('broken-specifier', i, match[0].length, Number(match[1]));
        } else if ((match = /^%\d(?!\d)/.exec(rest))) {
          i = add('foreign-placeholder', i, match[0].length, undefined, false);
          found.at(-1).isNumber = true;
        } else {
          const isLost = rest.length > 1 && rest[1] >= '\u0080';
          found.push({ kind: isLost ? 'text-lost' : 'lone-percent', at: i, text: isLost ? '%' : rest.slice(0, 2) });
          i += 1;
        }
      } else if (c === '&' && (match = /^&([1-9]\d?\$)?@/.exec(rest))) {
        i = add('mistyped', i, match[0].length, match[1] ? Number.parseInt(match[1], 10) : undefined);
      } else i += 1;
    }
    return found;
  },

  // The arguments that a text shows or means to show, from 1.
  positions(text) {
    return new Set(Judge.scan(text).filter((piece) => piece.position > 0).map((piece) => piece.position));
  },

  // The same without those that nothing else tells the loss of; what has no number of its own, such as a
  // placeholder, is taken for the arguments that nothing else shows.
  explained(text, isTranslation) {
    const pieces = Judge.scan(text).filter((piece) => !(piece.kind === 'mistyped' && isTranslation));
    const isMixed = Judge.isMixed(pieces);
    const positions = new Set();
    let unplaced = 0;
    for (const piece of pieces) {
      if (piece.kind === 'foreign-placeholder' || piece.position === 0
        || (isMixed && piece.position && !piece.isNumbered)) unplaced += 1;
      else if (piece.position) positions.add(piece.position);
    }
    for (let free = 1; unplaced > 0; free += 1) {
      if (!positions.has(free)) { positions.add(free); unplaced -= 1; }
    }
    return positions;
  },

  isMixed(pieces) {
    const good = pieces.filter((piece) => piece.kind === 'argument');
    return good.some((piece) => piece.isNumbered) && good.some((piece) => !piece.isNumbered);
  },

  // Whether every argument is shown once all the same: then it is advice, which the page does not give.
  isRightlyMixed(pieces) {
    const places = [];
    for (const piece of pieces) {
      if (piece.position && piece.kind !== 'argument') return false;
      if (piece.position) places.push(piece.position);
    }
    return places.sort((a, b) => a - b).every((place, n) => place === n + 1);
  },

  // Returns [rule, message, severity] for each fault; severity is 2 for an error, 1 for a warning.
  //
  // counts: the fewest and the most arguments that are sent, the most null without a limit;
  // development: the text of the development language, undefined where there is none or this is it;
  // others: the texts of all other languages.
  faults(text, counts, development, others = []) {
    const [fewest, most] = counts;
    const mayBeFilled = most !== 0;
    if (!text) return [['empty-value', 'the text is empty; the phone shows nothing and does not fall back', 2]];
    if (/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text)) {
      return [['blank-value', 'the text is blank; the phone shows nothing and does not fall back', 2]];
    }
    const faults = [];
    const pieces = Judge.scan(text);
    const used = Judge.positions(text);
    const need = Math.max(0, ...used);
    if (most !== null && need > most) {
      const sent = most === 1 ? '1 argument' : most + ' arguments';
      faults.push(['too-few-args', 'the text uses argument ' + need + ', but the payload sends ' + sent
        + (most ? '; the phone shows \'<null>\' there' : '; the phone shows the text raw'), 2]);
    }
    if (fewest > 0) faults.push(...Judge.unused(text, fewest, development, others));
    const words = {
      'text-lost': ['breaks the text; the phone shows no text at all', 2],
      'accidental-specifier': ['is read as a specifier that a push does not know and leaves out; write \'%%\'', 2],
      'lone-percent': ['is left out of the text; write \'%%\'', 1],
      'not-an-object-specifier': ['does not take an argument of a push, which is always a text; write \'%@\'', 2],
      'broken-specifier': ['is a damaged specifier', 2],
      'foreign-percent': ['is no specifier because of a foreign sign', 2],
      'foreign-placeholder': ['is no specifier; write \'%@\'', 2],
      'zero-position': ['names argument 0, which there is not', 2],
    };
    const needsArguments = ['text-lost', 'accidental-specifier', 'lone-percent'];
    for (const piece of pieces) {
      if (piece.kind === 'doubled' && fewest === 0 && most === 0 && !used.size) {
        faults.push(['doubled-percent-shown', 'without arguments \'%%\' stays doubled', 1]);
      }
      let kind = piece.kind;
      if (kind === 'mistyped' && development === undefined) kind = 'broken-specifier';
      if (!words[kind] || (needsArguments.includes(kind) && !mayBeFilled)) continue;
      if ((piece.isDoubtful || piece.isNumber) && !mayBeFilled) continue;
      faults.push([kind, '\'' + piece.text + '\' ' + words[kind][0], piece.isDoubtful ? 1 : words[kind][1]]);
    }
    if (Judge.isMixed(pieces) && !Judge.isRightlyMixed(pieces)) {
      faults.push(['mixed-numbered', 'plain and numbered specifiers stand side by side, and plain ones count on their own', 2]);
    }
    return faults;
  },

  // An argument that is sent and that the text lost; of the development language one that others show.
  unused(text, sent, development, others) {
    const used = Judge.explained(text, development !== undefined);
    const shown = others.map((other) => Judge.explained(other, other !== development));
    const model = development === undefined
      ? new Set(shown.flatMap((set) => [...set])) : Judge.explained(development, false);
    const everywhere = new Set([...used, ...model, ...shown.flatMap((set) => [...set])]);
    const all = Array.from({ length: sent }, (_, n) => n + 1);
    const faults = [];
    const tooHigh = [...used].filter((position) => position > sent).length;
    const none = all.filter((position) => !everywhere.has(position));
    const isGap = none.every((position) => [used, ...shown]
      .every((set) => Math.max(0, ...set) > position));
    if (none.length > tooHigh) {
      faults.push(['unused-args', 'no language shows argument ' + none[0], isGap ? 0 : 1]);
    }
    const missing = all.filter((position) => model.has(position) && !used.has(position));
    if (missing.length > tooHigh) {
      faults.push(['unused-args', 'the text does not show argument ' + missing[0] + ', which '
        + (development === undefined ? 'other languages show' : 'the development language shows'),
      development === undefined ? 1 : 2]);
    }
    return faults;
  },
};
