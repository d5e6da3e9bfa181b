import { describe, expect, it } from '@rstest/core';
import { answerQuery } from '../../../search/answerQuery';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createRecord } from './createRecord';

const search = createLocalSearch([
  createRecord({
    routePath: '/config/bundle',
    title: 'Bundle',
    description: 'One file or many.',
    intro: 'What ends up in the output.',
    sections: [
      ['Dependencies', ''],
      ['Use', 'Set it to false. Unused exports are left out.'],
      ['Wrapped', 'Nothing else.'],
    ],
    sectionTerms: { Wrapped: ['how to wrap the output', 'iife wrapper'] },
    names: ['', 'output.externals preserveModules', '', ''],
  }),
]);

describe('a hit says why it was found', () => {
  const getExcerpt = (query: string, id: string) => {
    const hit = answerQuery(query, search).hits.find(({ href }) => href.endsWith(id));
    const { source, text = '', marks = [], lead } = hit?.excerpt ?? {};
    return { source, text, lead, marked: marks.map(({ start, end }) => text.slice(start, end)) };
  };

  it.each([
    ['its text', 'exports', '#use', undefined, 'Set it to false. Unused exports are left out.'],
    ['its heading', 'dependencies', '#dependencies', undefined, ''],
    ['a name in its code', 'modules', '#dependencies', 'searchInCode', 'preserveModules'],
    ['a search term', 'iife', '#wrapped', 'searchRelated', 'iife wrapper'],
    ['the title of its page', 'bundle', '#use', 'searchOnPage', 'Bundle'],
    [
      'what begins like the word typed',
      'preserveMod',
      '#dependencies',
      'searchInCode',
      'preserveModules',
    ],
    [
      'a word that only asks, if there is no other',
      'how',
      '#wrapped',
      'searchRelated',
      'how to wrap the output',
    ],
    ['what the word is a typo of', 'wraper', '#wrapped', 'searchRelated', 'iife wrapper'],
  ])('by %s', (_, query, id, source, text) => {
    const excerpt = getExcerpt(query, id);
    expect(excerpt).toMatchObject({ source, text });
    expect(excerpt.marked.length > 0).toBe(text !== '');
  });

  it('after how its text begins, where that says something else', () => {
    expect(getExcerpt('iife', '#wrapped').lead).toBe('Nothing else.');
    expect(getExcerpt('exports', '#use').lead).toBeUndefined();
  });
});
