// The push scanner, the same as PushText in Swift. Tests run it on the same rows.
'use strict';
const Push = {
  // Returns the pieces of a text; 'lost' where iOS loses the whole text.
  scan(text) {
    const pieces = [];
    let literal = '';
    let taken = 0;
    const flush = () => {
      if (literal) pieces.push({ kind: 'literal', text: literal });
      literal = '';
    };
    const add = (piece) => { flush(); pieces.push(piece); };
    for (let i = 0; i < text.length;) {
      const c = text[i];
      if (c === '\0') break;
      if (c !== '%') { literal += c; i += 1; continue; }
      const next = text[i + 1];
      if (next === undefined || next === '\0') {
        add({ kind: 'dropped', text: '%' });
        i += 1;
      } else if (next === '@') {
        taken += 1;
        add({ kind: 'argument', position: taken, text: '%@' });
        i += 2;
      } else if (next === '%') {
        add({ kind: 'percent', text: '%%' });
        i += 2;
      } else if (next >= '0' && next <= '9') {
        let end = i + 1;
        while (text[end] >= '0' && text[end] <= '9') end += 1;
        const number = Math.min(Number(text.slice(i + 1, end)), 1000000);
        if (text[end] === '$' && text[end + 1] === '@') {
          end += 2;
          add({ kind: 'argument', position: number, text: text.slice(i, end) });
        } else {
          add({ kind: 'dropped', text: text.slice(i, end) });
        }
        i = end;
      } else if (next >= '\u0080') {
        const end = i + 1 + String.fromCodePoint(text.codePointAt(i + 1)).length;
        add({ kind: 'lost', text: text.slice(i, end) });
        i = end;
      } else {
        add({ kind: 'dropped', text: c + next });
        i += 2;
      }
    }
    flush();
    return pieces;
  },

  // Returns what is shown as pieces {text, isArgument, isMissing}; null where iOS loses the text.
  fill(text, args) {
    if (!args.length || !/[%\0]/.test(text)) return [{ text }];
    const shown = [];
    for (const piece of Push.scan(text)) {
      if (piece.kind === 'lost') return null;
      if (piece.kind === 'literal') shown.push({ text: piece.text });
      if (piece.kind === 'percent') shown.push({ text: '%' });
      if (piece.kind === 'argument') {
        const value = piece.position > 0 ? args[piece.position - 1] : undefined;
        const isMissing = value === undefined;
        shown.push({ text: isMissing ? '<null>' : value, isArgument: true, isMissing });
      }
    }
    return shown;
  },

  // Returns what is shown as one text; null where iOS loses it.
  render(text, args) {
    const shown = Push.fill(text, args);
    return shown && shown.map((piece) => piece.text).join('');
  },

  // Returns a line of a .strings file.
  line(key, text) {
    return '"' + Push.escape(key) + '" = "' + Push.escape(text) + '";';
  },

  escape(text) {
    const names = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    // What acts or hides is written as its number, but for the joiners of Persian and Indic scripts.
    return text.replace(/["\\]|[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu,
      (c) => names[c] ?? '\\U' + c.charCodeAt(0).toString(16).padStart(4, '0'));
  },
};
