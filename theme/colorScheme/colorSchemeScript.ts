import {
  emit,
  getRootData,
  on,
  schemeChoices,
  type SchemeRequest,
  schemeToggle,
  storageNames,
} from '../lib/contract';
import { onClick } from '../lib/early';
import { followStorage, keepChoice, readStored, storageKey } from '../lib/storage';

type Choice = 'light' | 'dark' | 'auto';

const toChoice = (value: unknown): Choice =>
  value === 'light' || value === 'dark' ? value : 'auto';

const system = () => matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const { chosen } = getRootData();
  return chosen === 'dark' || (chosen === 'auto' && system().matches);
}

function show(): void {
  document.documentElement.classList.toggle('dark', isDark());
  emit('schemechange');
}

/**
 * Shows the stored color scheme, from before the first paint. Any stored value but light and dark means auto.
 * A page with `data-scheme` on its root has no other scheme.
 */
export function showColorScheme(base: string): void {
  const data = getRootData();
  followStorage(() => {
    data.chosen = toChoice(data.scheme ?? readStored(storageKey(storageNames.scheme, base)));
    show();
  });
  if (!data.scheme) system().addEventListener('change', show);
}

/** Has the toggle and `setscheme` choose one. React may animate a change (`schemereveal`). */
export function startSchemeChoice(document: Document, base: string): void {
  const data = getRootData();
  if (data.scheme) return;
  const choose = ({ choice, control }: SchemeRequest) => {
    const wasDark = isDark();
    keepChoice(storageKey(storageNames.scheme, base), (data.chosen = toChoice(choice)));
    if (wasDark === isDark() || emit('schemereveal', { show, control })) show();
  };
  onClick(document, schemeToggle, (control) => {
    choose({ choice: isDark() ? 'light' : 'dark', control });
  });
  on('setscheme', ({ detail }) => choose(detail));
}

/** Connects the menu's radio buttons to the color scheme: they choose one, and show the chosen one. */
export function startSchemeMenu(document: Document): void {
  const listInputs = () => [...document.querySelectorAll<HTMLInputElement>(schemeChoices)];
  const choose = (control: HTMLInputElement) =>
    emit('setscheme', { choice: control.value, control });
  const check = () => {
    const inputs = listInputs();
    for (const input of inputs) input.checked = input.value === getRootData().chosen;
    // While none was checked, the Tab key led to the first of them.
    if (inputs.some((input) => input === document.activeElement)) {
      inputs.find(({ checked }) => checked)?.focus();
    }
  };
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(schemeChoices)) choose(target);
  });
  document.addEventListener('beforetoggle', check, true);
  // Pages are served with none checked: one that is was chosen before this script ran.
  for (const input of listInputs()) if (input.checked) choose(input);
  check();
}
