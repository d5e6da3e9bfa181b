import { storageKey } from '../lib/storageKey';

/**
 * Says on the root whether single keys are shortcuts (WCAG 2.1.4): `data-single-keys="off"` tells
 * everyone who listens to keys. theme/keyboard/SingleKeysSwitch.tsx stores the choice.
 */
export function keepSingleKeys(document: Document, base: string): void {
  const { dataset } = document.documentElement;
  const show = () => {
    dataset.singleKeys = localStorage.getItem(storageKey('rslib-docs-single-keys', base)) ?? '';
  };
  show();
  addEventListener('storage', show);
}
