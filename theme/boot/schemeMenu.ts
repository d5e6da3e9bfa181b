import type { SchemeWish } from './colorScheme';

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
