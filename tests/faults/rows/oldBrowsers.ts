import type { FaultClass, FaultRow } from '../FaultRow';
import { ask, closeSearch, finds, openSearch, toggleScheme } from '../steps/controls';
import { beforeScripts, click, follow, triggerHydration, wait } from '../steps/page';

/** The browser is too old to know some names; each is a path from the window. */
const knowsNo = (id: string, names: readonly string[], row: Partial<FaultRow> = {}): FaultRow => ({
  id: `old-${id}`,
  fault: `The browser is too old to know ${names.join(', ')}`,
  before: [
    beforeScripts((paths: readonly string[]) => {
      for (const path of paths) {
        const steps = path.split('.');
        const name = steps.pop() ?? '';
        let holder: unknown = window;
        for (const step of steps) holder = Reflect.get(holder as object, step);
        Reflect.deleteProperty(holder as object, name);
      }
    }, names),
  ],
  act: [
    openSearch,
    ask('glossary'),
    finds('/guide/start/glossary'),
    closeSearch,
    toggleScheme,
    follow('next'),
  ],
  ...row,
});

/** React needs what it lacks: the page stays as it was served, and its links work. */
const staysStatic: Partial<FaultRow> = {
  isStatic: true,
  act: [triggerHydration, toggleScheme, follow('next')],
  documents: 'any',
  noise: [/is not a (?:function|constructor)/],
};

const popovers = ['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
  (name) => `HTMLElement.prototype.${name}`,
);
const dialogs = ['showModal', 'show', 'close'].map((name) => `HTMLDialogElement.prototype.${name}`);
const arrays = ['at', 'findLast', 'toSorted', 'toReversed', 'with'].map(
  (name) => `Array.prototype.${name}`,
);

export const oldBrowsers: FaultClass = {
  name: 'Old browsers',
  rows: [
    knowsNo('popover', popovers, staysStatic),
    knowsNo('structuredClone', ['structuredClone']),
    knowsNo('idle', ['requestIdleCallback', 'cancelIdleCallback', 'scheduler']),
    knowsNo('navigation', ['navigation']),
    knowsNo('Segmenter', ['Intl.Segmenter']),
    knowsNo('array-methods', arrays, staysStatic),
    knowsNo('groupBy', ['Object.groupBy', 'Map.groupBy', 'Promise.withResolvers']),
    knowsNo('set-methods', ['Set.prototype.union', 'Set.prototype.difference']),
    knowsNo('abort', ['AbortSignal.timeout', 'AbortSignal.any']),
    knowsNo('randomUUID', ['Crypto.prototype.randomUUID']),
    knowsNo('hasOwn', ['Object.hasOwn'], staysStatic),
    knowsNo('replaceAll', ['String.prototype.replaceAll']),
    knowsNo('dialog', dialogs, {
      act: [toggleScheme, click('header a[aria-haspopup=dialog]'), wait(500), follow('sidebar', 1)],
      documents: 'any',
      noise: [/is not a function/],
    }),
    knowsNo(
      'all',
      [
        ...popovers,
        ...dialogs,
        ...arrays,
        'IntersectionObserver',
        'ResizeObserver',
        'structuredClone',
        'requestIdleCallback',
        'navigation',
        'Intl.Segmenter',
        'Object.hasOwn',
        'String.prototype.replaceAll',
        'Document.prototype.startViewTransition',
      ],
      staysStatic,
    ),
  ],
};
