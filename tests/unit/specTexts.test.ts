import { describe, expect, it } from '@rstest/core';
import texts from '../../i18n.json';
import { languages } from '../../site/site';

/** Words that the specification gives, by their key. */
const given = {
  outlineTitle: 'ON THIS PAGE',
  overviewFilter: 'Filter',
  overviewPlaceholder: 'Enter keyword',
  overviewNoMatch: 'No matching API found: ',
  overviewOthers: 'Others',
  notFoundText: 'PAGE NOT FOUND',
  takeMeHomeText: 'Take me home',
  editLinkText: 'Edit this page on {{host}} 📝',
  sourceCodeText: 'Source',
  prevPageText: 'Previous Page',
  nextPageText: 'Next Page',
  searchPlaceholderText: 'Search Docs',
  searchNoResultsText: 'No results for',
  searchSuggestedQueryText: 'Please try again with a different keyword',
  searchPanelCancelText: 'Cancel',
} as const;

describe('i18n.json', () => {
  it.each(Object.entries(given))('says at %s what the specification says', (key, text) => {
    expect(texts[key as keyof typeof given].en).toBe(text);
  });

  it('has the six labels of the landing page', () => {
    const labels = 'introduction quickStart subtitle slogan toolStackTitle toolStackDesc';
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(labels.split(' ')));
  });

  it('says everything in every language of the site', () => {
    expect(languages).toEqual(['en', 'zh']);
    const missing = Object.entries(texts).flatMap(([key, text]) =>
      languages
        .filter((language) => !text[language].trim())
        .map((language) => `${key}: ${language}`),
    );
    expect(missing).toEqual([]);
  });
});
