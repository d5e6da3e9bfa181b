// Names that build/rspress/lateHead gives to parts of the framework's head manager, as far as we use them.
declare module 'head-manager/client' {
  interface HeadEntry {
    patch: (input: unknown) => void;
    dispose: () => void;
  }

  export function createHead(): { push: (input: unknown, options?: unknown) => HeadEntry };
}

declare module 'head-manager/context' {
  import type { ReactNode } from 'react';

  export function UnheadProvider(props: { value: unknown; children: ReactNode }): ReactNode;
}

/** Whether the server draws the page; the framework writes it into the code. */
declare const process: { env: { __SSR__: boolean } };
