import { expect, it } from '@rstest/core';
import { findPrivateWords } from '../../../../scripts/lint/findPrivateWords.mjs';

const [word, sheet] = ['me' + 'nd', 'sheet for ' + 'paper'];
const find = (line: string, file = 'theme/a.ts') => findPrivateWords([{ file, lines: ['', line] }]);

it('finds a word of our own by itself and in names, and says which to use', () => {
  expect(find(`// ${word} it`)).toEqual([`theme/a.ts:2: “${word}”: write “fix”`]);
  const capital = `M${word.slice(1)}`;
  expect(find(`${word}Case(to${capital}, ${capital})`)).toHaveLength(3);
  expect(find(`the ${sheet}`)).toHaveLength(1);
  const name = `leads${'On'}`;
  expect(find(`if (${name}.test(html))`)).toEqual([
    `theme/a.ts:2: “${name}”: write “redirects, opens another page”`,
  ]);
});
