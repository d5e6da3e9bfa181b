import type { LocalFault } from '../../../read/faults/Fault';
import { toRoute } from '../../../read/files/toRoute';
import { getItems, getText } from '../../../read/located/getEntry';
import type { Located } from '../../../read/located/Located';
import type { Parsed } from '../../../read/located/parseJson';
import type { Site } from '../Site';
import { checkMetaEntries } from './checkMetaEntries';
import { checkNav } from './checkNav';
import { checkUnlisted } from './checkUnlisted';
import type { MetaEntry } from './MetaFile';
import { readMeta } from './readMeta';

export interface Navigation {
  /** By file, relative to the docs folder. */
  faults: Map<string, LocalFault[]>;
  /** Names of items and entries; each may be a key of `i18n.json`. */
  labels: Set<string>;
}

/** Checks every `_nav.json` and `_meta.json` of the docs folder. */
export function checkNavigation(
  site: Site,
  readJson: (file: string) => Parsed | undefined,
): Navigation {
  const faults = new Map<string, LocalFault[]>();
  const labels = new Set<string>();
  const read = (name: string) =>
    [...site.files].flatMap((file) => {
      const json = file === name || file.endsWith(`/${name}`) ? readJson(file) : undefined;
      return json ? [{ file, json, language: toRoute(file, site.languages).language }] : [];
    });

  for (const { file, json, language } of read('_nav.json')) {
    faults.set(file, checkNav(json, { file, language }, site));
    if (json.node?.type === 'list') collectNavLabels(json.node.items, labels);
  }
  const metas = read('_meta.json').map(({ file, json, language }) => ({
    meta: readMeta(file, json),
    language,
  }));
  const byFolder = new Map(metas.map(({ meta }) => [meta.folder, meta]));
  for (const { meta, language } of metas) {
    faults.set(meta.file, [
      ...meta.faults,
      ...checkMetaEntries(meta, language, site),
      ...checkUnlisted(meta, byFolder, site),
    ]);
    collectMetaLabels(meta.entries ?? [], labels);
  }
  return { faults, labels };
}

function collectNavLabels(items: readonly Located[], labels: Set<string>): void {
  for (const item of items) {
    labels.add(getText(item, 'text') ?? '');
    collectNavLabels(getItems(item, 'items'), labels);
  }
}

function collectMetaLabels(entries: readonly MetaEntry[], labels: Set<string>): void {
  for (const { label, items } of entries) {
    labels.add(label ?? '');
    collectMetaLabels(items, labels);
  }
}
