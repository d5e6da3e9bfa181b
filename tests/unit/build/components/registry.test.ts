import { expect, it } from '@rstest/core';
import { findClientComponent } from '../../../../build/components/registry';
import { parseElement } from '../mdx';

function check(source: string): string[] {
  const element = parseElement(source);
  const issues =
    findClientComponent(element.name)?.check?.(element, { type: 'root', children: [] }) ?? [];
  return issues.map(({ line, message, hint }) => `${line}: ${message} ${hint}`);
}

const wrap = (...lines: string[]) =>
  ['<Diagram title="T">', '', ...lines, '', '</Diagram>'].join('\n');

it('a diagram is one list', () => {
  expect(check(wrap('src/'))).toEqual([
    expect.stringContaining('3: `<Diagram>` holds something else than one list.'),
  ]);
  expect(check('<Diagram title="T" />')).toEqual([expect.stringContaining('holds nothing.')]);
});

it('a diagram says which arrow leads nowhere', () => {
  expect(check(wrap('- Config', '  - → Rslb', '- Rslib', '  - Config'))).toEqual([
    '4: The arrow leads to no box: “Rslb”. Did you mean “Rslib”?',
    '6: “Config” below “Rslib” is no arrow. Write `→ Name` or `→ Name: words next to the arrow`.',
  ]);
});

it('a diagram says which words are too long', () => {
  expect(
    check(
      wrap('- Averyveryverylongnameindeed', '- A', '  - → A: one two three four five six seven'),
    ),
  ).toEqual([
    '3: The name “Averyveryverylongnameindeed” is too long for its box. Shorten it: 3 lines of about 17 letters fit.',
    '5: The words “one two three four five six seven” are too long for an arrow. Shorten them: 2 lines of about 15 letters fit.',
  ]);
});

it('a diagram has boxes of different names, and only arrows below them', () => {
  expect(check(wrap('- A', '', '  Words.', '', '- A'))).toEqual([
    '5: “A” holds more than arrows. Write a list of arrows below it: `→ Name` or `→ Name: words next to the arrow`.',
    '7: There are two boxes “A”. Rename one: arrows find a box by its name.',
  ]);
});
