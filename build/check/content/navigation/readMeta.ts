import path from 'node:path';
import type { LocalFault } from '../../../read/faults/Fault';
import { findNearest } from '../../../read/faults/findNearest';
import { checkValue } from '../../../read/located/checkValue';
import { getEntry, getItems, getText } from '../../../read/located/getEntry';
import type { Located } from '../../../read/located/Located';
import type { Parsed } from '../../../read/located/parseJson';
import type { MetaEntry, MetaFile } from './MetaFile';
import { isMetaType, metaSchemas } from './metaSchemas';

const rules = { type: 'meta-type', unknownKey: 'meta-unknown-key' } as const;

/** Entries of a `_meta.json`, and what is wrong with each by itself. */
export function readMeta(file: string, { node, fault }: Parsed): MetaFile {
  const faults: LocalFault[] = [];
  const meta = { file, folder: path.posix.dirname(file), line: 1, column: 1, faults };
  if (!node) return { ...meta, entries: undefined, faults: [fault] };
  if (node.type !== 'list') {
    faults.push(
      ...checkValue({ type: 'list', of: { type: 'unknown' } }, node, '_meta.json', rules),
    );
    return { ...meta, entries: undefined };
  }
  const entries = node.items.flatMap((item) => readEntry(item, faults) ?? []);
  return { ...meta, line: node.line, column: node.column, entries };
}

function readEntry(
  node: Located,
  faults: LocalFault[],
  impliedType?: string,
): MetaEntry | undefined {
  const { line, column } = node;
  const plain = { label: undefined, link: undefined, items: [], node, line, column };
  if (node.type === 'scalar' && typeof node.value === 'string') {
    return { type: 'file', name: node.value, ...plain };
  }
  const type = getText(node, 'type') ?? impliedType;
  if (node.type !== 'object' || type === undefined || !isMetaType(type)) {
    faults.push(explainType(node, type));
    return undefined;
  }
  faults.push(...checkValue(metaSchemas[type], node, '', rules));
  const link = getEntry(node, 'link');
  const href = getText(node, 'link');
  return {
    ...plain,
    type,
    name: getText(node, 'name'),
    label: getText(node, 'label'),
    link: link && href !== undefined ? { href, line: link.line, column: link.column } : undefined,
    items: getItems(node, 'items').flatMap((item) => readEntry(item, faults, 'custom-link') ?? []),
  };
}

function explainType(node: Located, type: string | undefined): LocalFault {
  const known = Object.keys(metaSchemas);
  const place = getEntry(node, 'type') ?? node;
  const nearest = type === undefined ? undefined : findNearest(type, known);
  return {
    line: place.line,
    column: place.column,
    rule: 'meta-unknown-type',
    message:
      type === undefined
        ? 'The entry is neither the name of a page nor an object with a `type`.'
        : `There is no entry of type \`${type}\`.`,
    hint: nearest ? `Did you mean \`${nearest}\`?` : `Write one of ${known.join(', ')}.`,
  };
}
