import { codeViewKey } from '../lib/codeView';
import { readStored } from '../lib/readStored';
import { storageKey } from '../lib/storageKey';
import { fetchStyleFirst } from './fetchStyle';
import { followStorage } from './followStorage';

/**
 * Shows what the reader chose, before the first paint and when another page chooses. Whether single keys
 * are shortcuts (WCAG 2.1.4): `data-single-keys="off"` on the root tells everyone who listens to keys, and
 * theme/keyboard/SingleKeysSwitch.tsx stores it. How code is shown: the stored words stand in `data-code`,
 * where theme/styles/code.css reads them; words that nobody knows say nothing.
 */
export function keepReaderChoices(document: Document, base: string): void {
  const { dataset } = document.documentElement;
  followStorage(document, () => {
    dataset.singleKeys = readStored(storageKey('rslib-docs-single-keys', base)) ?? '';
    dataset.code = readStored(codeViewKey(base)) ?? '';
  });
  fetchStyleFirst(document);
}
