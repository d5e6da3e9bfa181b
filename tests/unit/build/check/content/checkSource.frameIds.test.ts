import { expect, it } from '@rstest/core';
import { readChecked } from '../../../../../build/check/content/checkSource';

it('a heading may not have an id of the frame, unless it is given another one', () => {
  const source = '# Page\n\n## Content\n\nText.\n\n## Content {#the-content}\n\nText.\n';
  const { faults } = readChecked(source, { format: 'mdx', isFragment: true });
  expect(faults).toEqual([
    expect.objectContaining({
      line: 3,
      rule: 'duplicate-id',
      message: 'The id `content` is taken by the frame of every page.',
      hint: 'Give it another id, for a heading as `{#the-content}` at its end.',
    }),
  ]);
});
