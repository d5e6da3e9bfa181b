import { expect, test } from '@rstest/core';
import { getOnlyList } from '../../../../../build/components/listContent';
import {
  describeDiagram,
  drawSvg,
  layoutDiagram,
} from '../../../../../build/components/list/diagramSvg';
import { getTextsIn } from '../../../../../build/components/factStore';
import { readDiagram } from '../../../../../build/components/list/diagram';
import { parseElement } from '../../mdx';

const t = getTextsIn('en');

function read(...lines: string[]) {
  const element = parseElement(['<Diagram title="T">', '', ...lines, '', '</Diagram>'].join('\n'));
  const { list } = getOnlyList(element, '');
  if (!list) throw new Error('no list');
  return readDiagram(list).diagram;
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
  const svg = drawSvg(example, layoutDiagram(example), { title: 'A "title"', id: 'x', t });
  expect(svg).toContain('role="img" aria-labelledby="x-title" aria-describedby="x-text"');
  expect(svg).toContain('<title id="x-title">A &#34;title&#34;</title>');
  expect(svg).toContain('<desc id="x-text">a.ts leads to B &#38; C (reads one &#38; all).');
  expect(describeDiagram(example, t)).toBe(
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
