import { expect, it } from '@rstest/core';
import { findPrivateWords } from '../../../../scripts/check/findPrivateWords.mjs';

const [mend, sheet] = ['me' + 'nd', 'sheet for ' + 'paper'];
const find = (line: string, file = 'theme/a.ts') => findPrivateWords([{ file, lines: ['', line] }]);

it('finds a word of our own by itself and in names, and says which to use', () => {
  expect(find(`// ${mend} it`)).toEqual([`theme/a.ts:2: “${mend}”: write “fix”`]);
  const capital = `M${mend.slice(1)}`;
  expect(find(`${mend}Case(to${capital}, ${capital})`)).toHaveLength(3);
  expect(find(`the ${sheet}`)).toHaveLength(1);
});

it('leaves other words, content and results alone', () => {
  expect(find(`recom${mend} a${mend} ${mend}er`)).toEqual([]);
  expect(find(mend, 'docs/en/index.mdx')).toEqual([]);
  expect(find(mend, 'facts/results/a.md')).toEqual([]);
});
