import { storageKey } from '../lib/storageKey';

/**
 * Owns whether single keys are shortcuts (WCAG 2.1.4): `[data-single-keys-switch]` turns them off and
 * on, and the choice is stored. `data-single-keys="off"` on the root tells everyone who listens to keys.
 */
export function keepSingleKeys(document: Document, base: string): void {
  const { dataset } = document.documentElement;
  const key = storageKey('rslib-docs-single-keys', base);
  const show = () => {
    if (localStorage.getItem(key) === 'off') dataset.singleKeys = 'off';
    else delete dataset.singleKeys;
  };
  show();
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && 'singleKeysSwitch' in target.dataset)) return;
    try {
      localStorage.setItem(key, target.checked ? 'on' : 'off');
    } catch {
      // Quota: the choice lasts for this page.
    }
    dataset.singleKeys = target.checked ? 'on' : 'off';
  });
  addEventListener('storage', show);
}
