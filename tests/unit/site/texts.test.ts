import { expect, test } from '@rstest/core';
import { pickSiteTexts, writeGroup } from '../../../site/texts';

const say = (en: string) => ({ en, zh: '' });
const texts = {
  pagesMenu: say('Pages'),
  feedbackTitle: say('Feedback'),
  feedTitle: say('Feed'),
  llmsPages: say('1 page'),
  packedComma: say(', '),
  packagePageCheck: say('Check'),
};

test('texts of a group are with it alone, and the others in the scripts', () => {
  expect(Object.keys(pickSiteTexts(texts))).toEqual(['pagesMenu', 'feedbackTitle']);
  expect(writeGroup(texts, 'packed', 'en')).toBe('{"packedComma":", "}');
});
