import { describe, expect, it } from '@rstest/core';
import { answerQuery } from '../../../../../theme/search/local/answerQuery';
import { buildSearchIndex } from '../../../../../theme/search/local/buildSearchIndex';
import type { MarkedText } from '../../../../../theme/search/SearchProvider';
import { createRecord } from '../createRecord';

const records = [
  createRecord({
    routePath: '/guide/start/glossary',
    title: 'Glossary <b>of</b> words',
    intro:
      'Words: ESM, CJS (a+b)*, $&, İstanbul, naïve café, 模块联邦与构建格式。\u{1F600} ok '.repeat(
        8,
      ),
    sections: [
      ['Tree shaking', 'Leaves exports out. '.repeat(20)],
      ['模块联邦', '运行时共享模块。'.repeat(20)],
    ],
  }),
];
const search = { records, index: buildSearchIndex(records) };

const pieces = [
  ...['esm', 'CJS', 'tree', 'shak', 'exprots', 'café', 'naive', '模块', '联邦', '构', 'İstanbul'],
  ...['(a+b)*', '$&', '\\', '[', '.*', '<script>alert(1)</script>', '%E0%A4%A', '__proto__'],
  ...['constructor', '\uD800', '\u{1F600}', '\u0000', ' ', '\t', '-', '--', '.', 'Й', 'ガ', '가나'],
];

/** The same numbers in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function createQueries(count: number): string[] {
  const random = createRandom(20);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
      const piece = pieces[Math.floor(random() * pieces.length)] ?? '';
      return random() < 0.3 ? piece.slice(0, Math.ceil(piece.length * random())) : piece;
    }).join(random() < 0.5 ? ' ' : ''),
  );
}

function expectMarksInside({ text, marks }: MarkedText): void {
  let last = 0;
  for (const { start, end } of marks) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
    last = end;
  }
}

describe('answerQuery', () => {
  it('never throws, keeps marks inside their text, and answers the same every time', () => {
    for (const query of createQueries(400)) {
      const hits = answerQuery(query, search);
      for (const { title, excerpt } of hits) {
        expectMarksInside(title);
        expectMarksInside(excerpt);
      }
      expect(answerQuery(query, search)).toEqual(hits);
    }
  });

  it('answers ten thousand characters', () => {
    expect(() => answerQuery('esm '.repeat(2500), search)).not.toThrow();
  });

  it('finds signs that are in the text, and marks them', () => {
    for (const signs of ['(a+b)*', '$&']) {
      expect(answerQuery(signs, search)[0]?.page.href).toBe('/guide/start/glossary');
    }
    const { text, marks } = answerQuery('$&', search)[0]?.excerpt ?? { text: '', marks: [] };
    expect(marks.map(({ start, end }) => text.slice(start, end))).toContain('$&');
  });

  it('takes markup in titles for text', () => {
    expect(answerQuery('glossary', search)[0]?.title.text).toBe('Glossary <b>of</b> words');
  });
});
