import { followStorage } from '../boot/storedChoices';
import { keepChoice, readStored, storageKey } from '../lib/storage';

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

/** Chooses the colour scheme by `input[name=scheme]`, and marks there what is chosen (colorScheme.ts). */
export function startSchemeMenu(document: Document): void {
  const { dataset } = document.documentElement;
  const listInputs = () => document.querySelectorAll<HTMLInputElement>('input[name=scheme]');
  const choose = (control: HTMLInputElement) => {
    const detail: SchemeWish = { choice: control.value, control };
    document.dispatchEvent(new CustomEvent('setscheme', { detail }));
  };
  const mark = () => {
    const inputs = [...listInputs()];
    for (const input of inputs) input.checked = input.value === dataset.chosen;
    // While none was marked, the Tab key led to the first of them.
    if (inputs.some((input) => input === document.activeElement)) {
      inputs.find(({ checked }) => checked)?.focus();
    }
  };
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'scheme') choose(target);
  });
  // Its menu is about to open.
  document.addEventListener('beforetoggle', mark, true);
  // Pages come with none marked: one that is, the reader has chosen before this script was there.
  for (const input of listInputs()) if (input.checked) choose(input);
  mark();
}
