import type { Position } from '../faults/Fault';

/** A value read from JSON or YAML that remembers where it was written. */
export type Located = LocatedScalar | LocatedList | LocatedObject;

export interface LocatedScalar extends Position {
  type: 'scalar';
  /** A date only in YAML. */
  value: string | number | boolean | Date | null;
}

export interface LocatedList extends Position {
  type: 'list';
  items: Located[];
}

export interface LocatedObject extends Position {
  type: 'object';
  /** In the order of the file; JSON may repeat a key. */
  entries: LocatedEntry[];
}

export interface LocatedEntry extends Position {
  key: string;
  value: Located;
}
