import { describe, expect, it } from '@rstest/core';
import { listTitles } from '../../spec/listTitles';

describe('listTitles', () => {
  it('gives each test with the names above it', () => {
    const source = `
      test('one', () => {});
      describe("outer", () => { test.describe('inner', () => { it(\`two\`, async () => {}); }); });
    `;
    expect(listTitles(source)).toEqual([[['one']], [['outer'], ['inner'], ['two']]]);
  });

  it('parts a title where only a run knows what stands there', () => {
    expect(listTitles('test(`${route} fits ${width} px`, run);')).toEqual([
      [['', ' fits ', ' px']],
    ]);
    expect(listTitles("it.each<Row>([1])('takes %s for %j', run);")).toEqual([
      [['takes ', ' for ', '']],
    ]);
  });

  it('keeps a percent sign that is no place of a table', () => {
    expect(listTitles("test('fills 100%s of it', run);")).toEqual([[['fills 100%s of it']]]);
  });

  it('finds tests in loops and conditions', () => {
    const source = "for (const a of b) { if (a) test('in a loop', run); }";
    expect(listTitles(source)).toEqual([[['in a loop']]]);
  });

  it('leaves out what is not run, and all below it', () => {
    const source = `
      test.skip('a', run); it.todo('b'); test.fixme('c', run);
      describe.skip('d', () => { it('e', run); });
    `;
    expect(listTitles(source)).toEqual([]);
  });

  it('takes nothing else for a test', () => {
    const source = `
      // test('in a comment', run);
      const text = "test('in a string', run)";
      test.use({ locale: 'zh' }); test.step('step', run); attest('no'); it(title, run);
      test.describe.configure({ mode: 'serial' });
    `;
    expect(listTitles(source).filter(([name]) => name?.[0] !== 'step')).toEqual([]);
  });
});
