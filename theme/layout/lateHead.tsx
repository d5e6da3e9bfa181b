// Stands for `@unhead/react/client` in the browser (build/rspress/lateHead).
import type { createHead as createManager } from 'head-manager/client';
import { UnheadProvider as Provider } from 'head-manager/context';
import type { ReactNode } from 'react';

type Manager = ReturnType<typeof createManager>;
type Entry = ReturnType<Manager['push']>;

/** Hands a head manager to what it holds. */
export function UnheadProvider({ head, children }: { head: unknown; children: ReactNode }) {
  return <Provider value={head}>{children}</Provider>;
}

/**
 * A head manager that fetches the framework's once a page asks for it by `Head` or `useHead`; until
 * then the head is as the HTML has it. The theme's own tags do not take this way (PageHead.tsx).
 */
export function createHead(): Manager & { ssr: false } {
  let loading: Promise<Manager> | undefined;
  return {
    ssr: false,
    push(input, options) {
      let latest = input;
      let entry: Entry | undefined;
      let isWanted = true;
      loading ??= import('head-manager/client').then((manager) => manager.createHead());
      loading.then(
        (manager) => {
          if (isWanted) entry = manager.push(latest, options);
        },
        () => {
          // Offline: the next page that asks tries again.
          loading = undefined;
        },
      );
      return {
        patch(next) {
          latest = next;
          entry?.patch(next);
        },
        dispose() {
          isWanted = false;
          entry?.dispose();
        },
      };
    },
  };
}
