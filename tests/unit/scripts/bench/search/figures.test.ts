import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { createSyntheticIndex } from '../../../../../scripts/bench/search/createSyntheticIndex.mjs';
import { findSearchScripts } from '../../../../../scripts/bench/search/findSearchScripts.mjs';
import { formatMisses } from '../../../../../scripts/bench/search/formatMisses.mjs';
import { formatSummaries } from '../../../../../scripts/bench/search/formatSummaries.mjs';
import { judgeAnswer } from '../../../../../scripts/bench/search/judgeAnswer.mjs';
import { summarize } from '../../../../../scripts/bench/search/summarize.mjs';

const ask = (query: string, hrefs: string[]) => {
  const relevant = { '/right': 3, '/near': 1 };
  return {
    query,
    class: 'exact',
    relevant,
    hrefs,
    isHeldOut: false,
    milliseconds: 1,
    judged: { ...judgeAnswer(hrefs, relevant), keys: undefined },
  };
};

describe('createSyntheticIndex', () => {
  const records = [
    {
      routePath: '/one',
      title: 'One',
      content: 'First words.\nSeveral sentences here.\n',
      toc: [{ id: 'use', text: 'Use', depth: 2, charIndex: 13 }],
      names: ['alpha', 'beta'],
    },
    { routePath: '/two', title: 'Two', content: 'Nothing below.', toc: [], names: undefined },
  ];

  it('has as many pages, each at an address of its own', () => {
    const pages = createSyntheticIndex(records, 50);
    expect(new Set(pages.map(({ routePath }) => routePath)).size).toBe(50);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(50);
  });

  it('is the same every time', () => {
    expect(createSyntheticIndex(records, 30)).toEqual(createSyntheticIndex(records, 30));
  });
});

describe('findSearchScripts', () => {
  const build = (scripts: Record<string, string>) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-scripts-'));
    mkdirSync(path.join(folder, 'static/js/async'), { recursive: true });
    for (const [name, text] of Object.entries(scripts)) {
      writeFileSync(path.join(folder, 'static/js', name), text);
    }
    return folder;
  };
  const worker = 'self.addEventListener("message",a=>{})';
  const dialog = 'let w=()=>new Worker(new URL(c.p+c.u("x"),c.b))';

  it('knows them by what they do', () => {
    const folder = build({ 'async/a.js': worker, 'async/b.js': dialog, 'c.js': 'other' });
    const found = findSearchScripts(folder);
    expect(path.basename(found.worker.file)).toBe('a.js');
    expect(path.basename(found.dialog.file)).toBe('b.js');
    expect(found.worker.bytes).toBeGreaterThan(0);
    rmSync(folder, { recursive: true });
  });

  it('does not guess', () => {
    const folder = build({ 'async/a.js': worker, 'async/b.js': dialog, 'c.js': worker });
    expect(() => findSearchScripts(folder)).toThrow(/2 scripts/);
    rmSync(folder, { recursive: true });
  });
});

describe('formatMisses', () => {
  it('shows what was found and what is right, of misses only', () => {
    const text = formatMisses('English', [
      ask('good', ['/right']),
      ask('late', ['/near', '/right']),
      ask('lost', []),
    ]);
    expect(text).toContain('English: 2 of 3 not right at first.');
    expect(text).not.toContain('“good”');
    expect(text).toMatch(/“late”: page 2\n +found: \/near {2}\/right\n +right: \/right \(3\)/);
    expect(text).toMatch(/“lost”: none of ten\n +found: nothing/);
  });
});

describe('formatSummaries', () => {
  it('puts figures under their names and says nothing of what was not counted', () => {
    const summary = summarize([ask('late', ['/near', '/right']).judged]);
    const [, head = '', row = ''] = formatSummaries('English', [{ name: 'ours', summary }]).split(
      '\n',
    );
    expect(row.indexOf('0.500') + '0.500'.length).toBe(head.indexOf('MRR@10') + 'MRR@10'.length);
    expect(row.endsWith('–')).toBe(true);
    expect(row.startsWith('ours')).toBe(true);
  });
});
