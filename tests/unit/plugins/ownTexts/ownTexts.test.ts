import { expect, it } from '@rstest/core';
import { ownTexts } from '../../../../plugins/ownTexts';

it('leaves nothing of the texts that the framework brings', async () => {
  const { i18nSource } = ownTexts();
  expect(await i18nSource?.({ promptCopyText: { en: 'Copy Prompt' } })).toEqual({});
});
