import { definitions } from '../../definitions';
import { diagram } from '../../diagram';
import { fileTree } from '../../fileTree';
import type { PartContent } from '../../listContent';
import { tableCards } from '../../tableCards';

/** Parts whose content has a shape of its own, by name. */
export const partContents: Readonly<Record<string, PartContent>> = {
  Definitions: definitions,
  Diagram: diagram,
  FileTree: fileTree,
  TableCards: tableCards,
};
