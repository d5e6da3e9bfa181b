import type { ReactNode } from 'react';

export interface TabProps {
  label: string;
  /** What addresses call it; its label in small letters where there is none. */
  value?: string;
  children: ReactNode;
}

/** What stands in one of several tabs; `Tabs` draws its label. */
export function Tab({ children }: TabProps) {
  return children;
}
