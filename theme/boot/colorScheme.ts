import { keepChoice } from '../lib/keepChoice';
import { readStored } from '../lib/readStored';
import { storageKey } from '../lib/storageKey';
import { followStorage } from './followStorage';

type Choice = 'light' | 'dark' | 'auto';

/** What is asked for by `setscheme`, and the control that asks, for the reveal to start from. */
export interface SchemeWish {
  choice: string;
  control?: Element;
}

const toChoice = (value: unknown): Choice =>
  value === 'light' || value === 'dark' ? value : 'auto';

/**
 * Owns the colour scheme from the first byte: what is stored or the system's before the first paint,
 * `[data-scheme-toggle]` flips it, `setscheme` chooses (schemeMenu.ts, React), other tabs and the system's
 * changes are followed (spec.md §4). Anything stored but light and dark counts as auto. `data-chosen` on
 * the root says what is chosen. React only reads it; `schemereveal` lets it draw the change. A page with
 * `data-scheme` on its root stays as it says.
 */
export function startColorScheme(document: Document, base: string): void {
  const root = document.documentElement;
  const { dataset } = root;
  const key = storageKey('rspress-theme-appearance', base);
  const system = matchMedia('(prefers-color-scheme: dark)');

  const isDark = () => dataset.chosen === 'dark' || (dataset.chosen === 'auto' && system.matches);
  const show = () => {
    root.classList.toggle('dark', isDark());
    root.style.colorScheme = isDark() ? 'dark' : 'light';
    document.dispatchEvent(new Event('schemechange'));
  };
  followStorage(document, () => {
    dataset.chosen = toChoice(dataset.scheme ?? readStored(key));
    show();
  });
  if (dataset.scheme) return;

  const choose = ({ choice, control }: SchemeWish) => {
    const before = isDark();
    keepChoice(key, (dataset.chosen = toChoice(choice)));
    const detail = { show, control };
    const reveal = new CustomEvent('schemereveal', { cancelable: true, detail });
    if (before === isDark() || document.dispatchEvent(reveal)) show();
  };

  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest('[data-scheme-toggle]');
    if (control) choose({ choice: isDark() ? 'light' : 'dark', control });
  });
  document.addEventListener('setscheme', (event) =>
    choose((event as CustomEvent<SchemeWish>).detail),
  );
  system.addEventListener('change', show);
}
