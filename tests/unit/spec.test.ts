import { describe, expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { findMissingTests } from '../spec/findMissingTests';

/** Each numbered rule of tests/spec/rules.md with the points below it. */
const rules = readFileSync('tests/spec/rules.md', 'utf8')
  .split(/^(?=\d+\. )/m)
  .slice(1)
  .map((text) => ({
    number: Number.parseInt(text, 10),
    points: [...text.matchAll(/^ +- (.+(?:\n {4,}[^\s-].*)*)$/gm)].map(([, point = '']) => point),
  }));

describe('tests/spec/rules.md', () => {
  it('has each rule once, in order', () => {
    expect(rules.map(({ number }) => number)).toEqual(rules.map((_, index) => index + 1));
  });

  it('has tests for each rule, or a reason why it does not apply', () => {
    const open = rules.filter(
      ({ points }) =>
        !points.every((point) => point.startsWith('`')) && !/^Reason: \S/.test(points.join('\n')),
    );
    const empty = rules.filter(({ points }) => points.length === 0);
    expect([...open, ...empty].map(({ number }) => `rule ${number}`)).toEqual([]);
  });

  it('names tests that exist', () => {
    const missing = rules.flatMap(({ number, points }) =>
      findMissingTests(
        points
          .filter((point) => point.startsWith('`'))
          .map((point) => point.replace(/^`+ ?| ?`+$/g, '')),
      ).map((issue) => `rule ${number}: ${issue}`),
    );
    expect(missing, 'renamed or deleted? change tests/spec/rules.md too').toEqual([]);
  });
});

describe('findMissingTests', () => {
  const source = `
    describe('outer', () => test.describe("inner", () => test(\`takes \${a({ b })} ms\`, run)));
    it.each([1])('costs %s (at most)', run);
    test.skip('later', run);
    test(\`\${title}\`, run);`;
  const find = (title: string) =>
    findMissingTests([`tests/unit/a.test.ts › ${title}`], () => source).length;

  it.each(['takes 4 ms', 'outer › inner › takes 4 ms', 'inner › takes 4 ms', 'costs 1 (at most)'])(
    'finds “%s”',
    (title) => expect(find(title)).toBe(0),
  );

  it.each(['takes  ms', 'takes 4 m', 'other › takes 4 ms', 'later', 'anything', ''])(
    'finds no “%s”',
    (title) => expect(find(title)).toBe(1),
  );

  it('finds files that no run picks up, and those that are not there', () => {
    expect(findMissingTests(['tests/spec/a.test.ts › a'], () => source)).toHaveLength(1);
    expect(findMissingTests(['tests/unit/none.test.ts › a'])).toHaveLength(1);
  });
});
