import { describe, expect, it } from '@rstest/core';
import { toHast } from 'mdast-util-to-hast';
import type { Nodes } from 'hast';
import { sayFactsIn } from '../../../../build/components/factStore';
import { findDrawn } from '../../../../build/components/registry';
import { parseElement } from '../mdx';

function check(source: string): string[] {
  const element = parseElement(source);
  const issues = findDrawn(element.name)?.content?.check(element) ?? [];
  return issues.map(({ line, message, hint }) => `${line}: ${message} ${hint}`);
}

/** What is drawn, as `tag[attribute=value](text, tag(…))`. */
function draw(source: string): string {
  const element = parseElement(source);
  expect(check(source)).toEqual([]);
  findDrawn(element.name)?.content?.draw?.(element, sayFactsIn('en'));
  return element.children.map((child) => show(toHast(child as never))).join('');
}

function show(node: Nodes): string {
  if (node.type === 'text') return node.value.trim();
  if (node.type !== 'element') return '';
  const properties = Object.entries(node.properties).map(([name, value]) =>
    value === '' ? name : `${name}=${value}`,
  );
  const start = node.tagName + (properties.length > 0 ? `[${properties.join(' ')}]` : '');
  return `${start}(${node.children.map(show).filter(Boolean).join(' ')})`;
}

describe('a table as cards', () => {
  it('is marked, and its rows have titles', () => {
    const source = '<TableCards>\n\n| A | B `c` |\n| - | - |\n| 1 | 2 |\n\n</TableCards>';
    expect(draw(source)).toBe(
      'table[data-cards](thead(tr(th[scope=col](A) th[scope=col](B code(c)))) tbody(tr(th[scope=row](1) td(2))))',
    );
  });

  it('is one table with names of columns', () => {
    expect(check('<TableCards>\n\n- a\n\n</TableCards>')).toEqual([
      '1: `<TableCards>` holds something else than one table. Put one table between its tags, with empty lines.',
    ]);
    expect(check('<TableCards>\n\n| A |  |\n| - | - |\n| 1 | 2 |\n\n</TableCards>')).toEqual([
      '3: A column has no name. Name it: cards show it before each value.',
    ]);
  });
});

describe('a diagram', () => {
  const wrap = (...lines: string[]) =>
    ['<Diagram title="T">', '', ...lines, '', '</Diagram>'].join('\n');

  it('is one list', () => {
    const found = check(wrap('src/'));
    expect(found).toEqual([
      expect.stringContaining('3: `<Diagram>` holds something else than one list.'),
    ]);
    expect(check('<Diagram title="T" />')).toEqual([expect.stringContaining('holds nothing.')]);
  });

  it('says which arrow leads nowhere', () => {
    expect(check(wrap('- Config', '  - → Rslb', '- Rslib', '  - Config'))).toEqual([
      '4: The arrow leads to no box: “Rslb”. Did you mean “Rslib”?',
      '6: “Config” below “Rslib” is no arrow. Write `→ Name` or `→ Name: words next to the arrow`.',
    ]);
  });

  it('says which words are too long', () => {
    expect(
      check(
        wrap('- Averyveryverylongnameindeed', '- A', '  - → A: one two three four five six seven'),
      ),
    ).toEqual([
      '3: The name “Averyveryverylongnameindeed” is too long for its box. Shorten it: 3 lines of about 17 letters fit.',
      '5: The words “one two three four five six seven” are too long for an arrow. Shorten them: 2 lines of about 15 letters fit.',
    ]);
  });

  it('has boxes of different names, and only arrows below them', () => {
    expect(check(wrap('- A', '', '  Words.', '', '- A'))).toEqual([
      '5: “A” holds more than arrows. Write a list of arrows below it: `→ Name` or `→ Name: words next to the arrow`.',
      '7: There are two boxes “A”. Rename one: arrows find a box by its name.',
    ]);
  });
});
