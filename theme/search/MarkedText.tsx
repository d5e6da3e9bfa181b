import type { ReactNode } from 'react';
import type { MarkedText as MarkedTextValue } from './SearchProvider';

/** A text with its matches marked, in its own case. */
export function MarkedText({ text, marks }: MarkedTextValue) {
  const nodes: ReactNode[] = [];
  let position = 0;
  for (const { start, end } of marks) {
    nodes.push(text.slice(position, start), <mark key={start}>{text.slice(start, end)}</mark>);
    position = end;
  }
  return [...nodes, text.slice(position)];
}
