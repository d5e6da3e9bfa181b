import { expect, test } from '@rstest/core';
import { readChecked } from '../../../../../build/check/content/checkSource';

test('two diagrams of one title on a page are a fault', () => {
  const diagram = '<Diagram title="Same">\n\n- A\n\n</Diagram>\n';
  const source = `# Title\n\n${diagram}\n${diagram}`;
  const { faults } = readChecked(source, { format: 'mdx', isFragment: true });
  expect(faults).toMatchObject([
    { line: 9, rule: 'duplicate-id', message: 'The id `diagram-same` is taken by line 3.' },
  ]);
});
