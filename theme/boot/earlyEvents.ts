/**
 * What the reader has done before afterPaintScript.ts is there, in order. It takes `push` over, and hears of
 * the rest at once: events are put in by headScript.ts alone, so that none is heard twice.
 */
export interface EarlyEvents {
  push(event: Event): unknown;
}

declare global {
  interface Document {
    early?: EarlyEvents;
  }
}

/** What happened before this script was there: all, or what is of one kind. */
export const listEarly = ({ early }: Document, type?: string): Event[] =>
  Array.isArray(early)
    ? early.filter((event: Event) => type === undefined || event.type === type)
    : [];
