/** The framework's key: its own head script reads it before the first paint (spec-map.md 254). */
const storageKey = 'rspress-theme-appearance';

type Scheme = 'light' | 'dark';

const showScheme = (document: Document, scheme: Scheme): void => {
  const root = document.documentElement;
  const isDark = scheme === 'dark';
  root.classList.toggle('dark', isDark);
  root.classList.toggle('rp-dark', isDark);
  root.style.colorScheme = scheme;
  document.dispatchEvent(new Event('schemechange'));
};

const getSystemScheme = (): Scheme =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';

/**
 * Owns the colour scheme from the first byte: a click on `[data-scheme-toggle]` flips it, the choice
 * is stored, other tabs and the system's changes are followed. React only reads it.
 */
export function startColorScheme(document: Document): void {
  const setScheme = (scheme: Scheme) => {
    try {
      localStorage.setItem(storageKey, scheme);
    } catch {
      // Quota: the choice lasts for this page.
    }
    showScheme(document, scheme);
  };
  const followSystem = () => showScheme(document, getSystemScheme());

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-scheme-toggle]')) return;
    setScheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark');
  });
  document.addEventListener('setscheme', (event) => {
    if (event instanceof CustomEvent && isScheme(event.detail)) setScheme(event.detail);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key && key !== storageKey) return;
    if (isScheme(newValue)) showScheme(document, newValue);
    else followSystem();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (!isScheme(localStorage.getItem(storageKey))) followSystem();
  });
}
