import type { LocalFault, Position } from '../../../read/faults/Fault';
import type { Located } from '../../../read/located/Located';
import type { MetaType } from './metaSchemas';

/** A `_meta.json`: the order and the names of a folder's pages in the sidebar. */
export interface MetaFile extends Position {
  /** Relative to the docs folder. */
  file: string;
  folder: string;
  /** Undefined where the file cannot be read. */
  entries: MetaEntry[] | undefined;
  /** What is wrong with the file by itself. */
  faults: LocalFault[];
}

export interface MetaEntry extends Position {
  type: MetaType;
  /** Page or folder, as written. */
  name: string | undefined;
  label: string | undefined;
  link: (Position & { href: string }) | undefined;
  items: MetaEntry[];
  node: Located;
}
