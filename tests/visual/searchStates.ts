import { expect } from '@playwright/test';
import { getDialog, getField, getOptions, getTrigger, search } from '../support/searchDialog';
import type { PictureState } from './planPictures';

const route = '/guide/start/';

/** Search, from the empty field to the answer that there is nothing. */
export const searchStates: readonly PictureState[] = [
  {
    name: 'search: nothing typed',
    route,
    async open(page) {
      await getTrigger(page).click();
      await expect(getField(page)).toBeFocused();
    },
  },
  {
    name: 'search: results',
    route,
    async open(page) {
      await getTrigger(page).click();
      await search(page, 'format');
      await expect(getOptions(page).first()).toBeVisible();
    },
  },
  {
    name: 'search: names like it',
    route,
    async open(page) {
      await getTrigger(page).click();
      await search(page, 'sourcmaaps');
      await expect(getDialog(page).getByRole('button', { name: 'output.sourceMap' })).toBeVisible();
    },
  },
  {
    name: 'search: no results',
    route,
    async open(page) {
      await getTrigger(page).click();
      await search(page, 'zzqqxx');
      await expect(getDialog(page)).toContainText('No results for');
    },
  },
];
