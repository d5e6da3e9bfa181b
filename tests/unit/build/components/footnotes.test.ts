import { expect, test } from '@rstest/core';
import type { Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { renderFootnotes } from '../../../../build/components/footnotes';
import { parseTree } from '../mdx';

function draw(source: string): Root {
  const tree = parseTree(source);
  tree.children.push({
    type: 'mdxJsxFlowElement',
    name: 'CheckedLine',
    attributes: [],
    children: [],
  } as never);
  const html = toHast(tree, { passThrough: ['mdxJsxFlowElement'] }) as Root;
  renderFootnotes()(html);
  return html;
}

const listNames = ({ children }: Root): (string | null)[] =>
  children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' ? node.name : 'tagName' in node ? node.tagName : [],
  );

test('footnotes are below the text and above what the build adds', () => {
  expect(listNames(draw('A[^1].\n\n[^1]: B.\n'))).toEqual(['p', 'Footnotes', 'CheckedLine']);
});

test('a link back is named by the reference that it leads to', () => {
  const written = JSON.stringify(draw('A[^a], again[^a].\n\n[^a]: B.\n'));
  expect(written).toContain('"ariaLabelledBy":["footnote-back","user-content-fnref-a"]');
  expect(written).toContain(
    '"ariaLabelledBy":["footnote-back","user-content-fnref-a-2","user-content-fnref-a-2-again"]',
  );
  expect(written).not.toContain('Back to reference');
  expect(written).not.toContain('"h2"');
});
