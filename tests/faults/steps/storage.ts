import type { Step } from '../FaultRow';
import { beforeScripts } from './page';

type Area = 'localStorage' | 'sessionStorage';

/** Reading the property throws, as with site data blocked. */
export const blockStorage = (...areas: Area[]): Step =>
  beforeScripts((names: Area[]) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, areas);

/** The property is there and holds nothing, as in some web views. */
export const emptyStorage = (value: 'null' | 'undefined', area: 'local' | 'session'): Step =>
  beforeScripts(
    ([name, kind]) => {
      const nothing = kind === 'null' ? null : undefined;
      Object.defineProperty(window, name, { configurable: true, value: nothing });
    },
    [`${area}Storage`, value] as const,
  );

/** A method throws: writing where there is no room, reading where the data are broken. */
export const breakStorage = (method: 'setItem' | 'getItem' | 'removeItem'): Step =>
  beforeScripts((name: string) => {
    Object.defineProperty(Storage.prototype, name, {
      configurable: true,
      value() {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
  }, method);

/** Takes all the room there is. */
export const fillStorage = (area: 'local' | 'session'): Step =>
  beforeScripts((name: Area) => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let index = 0; ; index++)
          window[name].setItem(`fill-${size}-${index}`, 'x'.repeat(size));
      } catch {
        // Full for this size.
      }
    }
  }, `${area}Storage`);

/** What is in storage before the page is loaded. */
export const store = (area: Area, key: string, value: string): Step =>
  beforeScripts(
    ({ name, item, text }) => {
      if (origin !== 'null') window[name as Area].setItem(item, text);
    },
    { name: area, item: key, text: value },
  );

/** Another tab changes what is stored. */
export const storedElsewhere =
  (key: string | null, value: string | null): Step =>
  ({ page }) =>
    page.evaluate(
      ([name, text]) => {
        if (name === null) localStorage.clear();
        else if (text === null) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
        dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
      },
      [key, value] as const,
    );
