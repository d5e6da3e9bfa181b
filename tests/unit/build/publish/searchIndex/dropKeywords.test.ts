import { expect, it } from '@rstest/core';
import { dropKeywords } from '../../../../../build/publish/searchIndex/dropKeywords';

it('leaves in a page’s front matter what its script reads', () => {
  const frontmatter = {
    title: 'lib.dts',
    description: 'Declarations.',
    keywords: ['types'],
    sectionKeywords: { use: ['emit types'] },
  };
  const transform = dropKeywords.call({ data: () => ({ pageMeta: { frontmatter } }) });
  transform();
  expect(frontmatter).toEqual({ title: 'lib.dts', description: 'Declarations.' });
});

it('takes pages as they are that the framework says nothing of', () => {
  expect(dropKeywords.call({ data: () => ({}) })).not.toThrow();
});
