import { expect, test } from '@rstest/core';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { getOnlyList } from '../../../../build/components/listContent';
import { describeDiagram, drawSvg, layoutDiagram } from '../../../../build/components/diagramSvg';
import { readDiagram } from '../../../../build/components/diagram';
import { parseElement } from './parseElement';

function read(...lines: string[]) {
  const element = parseElement(['<Diagram title="T">', '', ...lines, '', '</Diagram>'].join('\n'));
  const { list } = getOnlyList(element, '');
  if (!list) throw new Error('no list');
  return readDiagram(list).diagram;
}

type Element = DefaultTreeAdapterTypes.Element;

function listElements(svg: string): Element[] {
  const below = (node: DefaultTreeAdapterTypes.Node): Element[] =>
    'childNodes' in node
      ? node.childNodes.flatMap((child) => ['tagName' in child ? [child] : [], below(child)].flat())
      : [];
  return below(parseFragment(svg));
}

const example = read(
  '- `a.ts`',
  '  - → **B & C**: reads one & all',
  '  - → D',
  '- **B & C**',
  '  - → D',
  '- D',
  '  - → `a.ts`: again',
);

test('an SVG says what it is, in words as well', () => {
  const svg = drawSvg(example, layoutDiagram(example), { title: 'A "title"', id: 'x' });
  expect(svg).toContain('role="img" aria-labelledby="x-title" aria-describedby="x-text"');
  expect(svg).toContain('<title id="x-title">A &#34;title&#34;</title>');
  expect(svg).toContain('<desc id="x-text">a.ts leads to B &#38; C (reads one &#38; all).');
  expect(describeDiagram(example)).toBe(
    'a.ts leads to B & C (reads one & all). a.ts leads to D. B & C leads to D. D leads to a.ts (again).',
  );
});

test('every box is inside the drawing and apart from the others', () => {
  const { boxes, width, height } = layoutDiagram(example);
  expect(boxes.map(({ label }) => label)).toEqual(['a.ts', 'B & C', 'D']);
  const sides = boxes.map((box) => ({
    start: box.x - box.width / 2,
    end: box.x + box.width / 2,
    top: box.y - box.height / 2,
    bottom: box.y + box.height / 2,
  }));
  for (const { start, end, top, bottom } of sides) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
  }
  const overlaps = sides.flatMap((one, index) =>
    sides
      .slice(index + 1)
      .filter(
        (other) =>
          one.start < other.end &&
          other.start < one.end &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  );
  expect(overlaps).toEqual([]);
});

test('marked boxes, code and words beside arrows say so', () => {
  const svg = drawSvg(example, layoutDiagram(example), { title: 'T', id: 'x' });
  const groups = listElements(svg).filter(({ tagName }) => tagName === 'g');
  expect(groups.map(({ attrs }) => attrs.map(({ name }) => name).join())).toEqual([
    'data-code',
    'data-marked',
    '',
    'data-words',
    'data-words',
  ]);
  expect(listElements(svg).filter(({ tagName }) => tagName === 'polygon')).toHaveLength(4);
  expect(svg).not.toMatch(/NaN|undefined|style=|class=/);
});
