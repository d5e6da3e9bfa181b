import { keepChoice } from '../lib/keepChoice';
import { storageKey } from '../lib/storageKey';
import { followStorage } from './followStorage';

type Choice = 'light' | 'dark' | 'auto';

const toChoice = (value: unknown): Choice =>
  value === 'light' || value === 'dark' ? value : 'auto';

/**
 * Owns the colour scheme from the first byte: what is stored or the system's before the first paint,
 * `[data-scheme-toggle]` flips it, `input[name=scheme]` chooses, other tabs and the system's changes
 * are followed (spec.md §4). Anything stored but light and dark counts as auto. React only reads it;
 * `schemereveal` lets it draw the change. A page with `data-scheme` on its root stays as it says.
 */
export function startColorScheme(document: Document, base: string): void {
  const root = document.documentElement;
  const key = storageKey('rspress-theme-appearance', base);
  const system = matchMedia('(prefers-color-scheme: dark)');
  let choice: Choice;

  const isDark = () => choice === 'dark' || (choice === 'auto' && system.matches);
  const show = () => {
    root.classList.toggle('dark', isDark());
    root.style.colorScheme = isDark() ? 'dark' : 'light';
    document.dispatchEvent(new Event('schemechange'));
  };
  followStorage(() => {
    choice = toChoice(root.dataset.scheme ?? localStorage.getItem(key));
    show();
  });
  if (root.dataset.scheme) return;

  const choose = (value: unknown, control?: Element) => {
    const before = isDark();
    choice = toChoice(value);
    keepChoice(key, choice);
    const detail = { show, control };
    const reveal = new CustomEvent('schemereveal', { cancelable: true, detail });
    if (before === isDark() || document.dispatchEvent(reveal)) show();
  };

  document.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element && target.closest('[data-scheme-toggle]');
    if (toggle) choose(isDark() ? 'light' : 'dark', toggle);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'scheme') {
      choose(target.value, target);
    }
  });
  // Its menu is about to open.
  document.addEventListener(
    'beforetoggle',
    () => {
      for (const input of document.querySelectorAll<HTMLInputElement>('input[name=scheme]')) {
        input.checked = input.value === choice;
      }
    },
    true,
  );
  document.addEventListener('setscheme', (event) => {
    if (event instanceof CustomEvent) choose(event.detail);
  });
  system.addEventListener('change', show);
}
