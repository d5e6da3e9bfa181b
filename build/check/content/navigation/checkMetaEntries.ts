import path from 'node:path';
import type { LocalFault } from '../../../read/faults/Fault';
import { findNearest } from '../../../read/faults/findNearest';
import { checkLink } from '../links/checkLink';
import type { Site } from '../Site';
import { findMetaPage, listPagesBelow } from './findMetaTarget';
import type { MetaEntry, MetaFile } from './MetaFile';

/** Every entry leads to a page or folder that exists, once, and has a name to show. */
export function checkMetaEntries(meta: MetaFile, language: string, site: Site): LocalFault[] {
  const seen = new Map<string, number>();
  return (meta.entries ?? []).flatMap((entry) => {
    const faults = checkEntry(entry, meta, language, site);
    if (faults.length > 0 || entry.name === undefined) return faults;
    const target = `${entry.type === 'file' ? 'page' : 'folder'} ${stripEnding(entry.name)}`;
    const firstLine = seen.get(target);
    seen.set(target, firstLine ?? entry.line);
    if (firstLine === undefined) return [];
    return [
      report(
        entry,
        'meta-duplicate',
        `\`${entry.name}\` is listed by line ${firstLine} already.`,
        'Remove one of the two.',
      ),
    ];
  });
}

function checkEntry(entry: MetaEntry, meta: MetaFile, language: string, site: Site): LocalFault[] {
  switch (entry.type) {
    case 'file':
      return checkPage(entry, meta, site);
    case 'dir':
    case 'dir-section-header':
      return checkFolder(entry, meta, site);
    case 'section-header':
      return checkLabel(entry);
    case 'custom-link':
      return checkCustomLink(entry, meta, language, site);
    case 'divider':
      return [];
  }
}

function checkPage(entry: MetaEntry, { folder }: MetaFile, site: Site): LocalFault[] {
  const { name } = entry;
  if (name === undefined) return [];
  const page = findMetaPage(folder, name, site);
  if (page && !page.isFragment) return [];
  if (page) {
    return [
      report(
        entry,
        'meta-missing-page',
        `\`${name}\` has no address, since a part of its path starts with \`_\`.`,
        'Rename it, or remove the entry.',
      ),
    ];
  }
  if (listPagesBelow(path.posix.join(folder, name), site).length > 0) {
    return [
      report(
        entry,
        'meta-missing-page',
        `\`${name}\` is a folder.`,
        `Write \`{ "type": "dir", "name": "${name}" }\`.`,
      ),
    ];
  }
  const names = [...site.routes.values()]
    .filter(({ file }) => path.posix.dirname(file) === folder)
    .map(({ file }) => stripEnding(path.posix.basename(file)));
  return [
    report(
      entry,
      'meta-missing-page',
      `There is no page \`${name}\` in this folder.`,
      getNameHint(name, names, `Create \`${stripEnding(name)}.mdx\`, or remove the entry.`),
    ),
  ];
}

function checkFolder(entry: MetaEntry, { folder }: MetaFile, site: Site): LocalFault[] {
  const { name } = entry;
  if (name === undefined) return [];
  if (listPagesBelow(path.posix.join(folder, name), site).length > 0) {
    const namesake =
      findMetaPage(folder, name, site) ?? findMetaPage(folder, `${name}/index`, site);
    const takesPageTitle = entry.type === 'dir' && namesake !== undefined;
    return takesPageTitle ? [] : checkLabel(entry);
  }
  const names = [...site.routes.values()]
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(({ file }) => file.slice(folder.length + 1).split('/'))
    .filter((segments) => segments.length > 1)
    .map(([first = '']) => first);
  return [
    report(
      entry,
      'meta-missing-page',
      `There is no folder \`${name}\` with pages here.`,
      getNameHint(name, names, 'Create it with a page, or remove the entry.'),
    ),
  ];
}

function checkCustomLink(
  entry: MetaEntry,
  meta: MetaFile,
  language: string,
  site: Site,
): LocalFault[] {
  const { link, items } = entry;
  const inner = items.flatMap((item) => checkCustomLink(item, meta, language, site));
  const fault =
    link && checkLink({ ...link, syntax: 'sidebar' }, { file: meta.file, language }, site);
  const targetless =
    link || items.length > 0
      ? []
      : [report(entry, 'meta-type', 'The link has neither `link` nor `items`.', 'Add `link`.')];
  return [...checkLabel(entry), ...targetless, ...(fault ? [fault] : []), ...inner];
}

function checkLabel(entry: MetaEntry): LocalFault[] {
  if (entry.label?.trim()) return [];
  return [
    report(
      entry,
      'meta-missing-label',
      `The entry of type \`${entry.type}\` has no label.`,
      'Add `"label": "…"`: the name that readers see.',
    ),
  ];
}

const report = (
  { line, column }: MetaEntry,
  rule: LocalFault['rule'],
  message: string,
  hint: string,
): LocalFault => ({ line, column, rule, message, hint });

const stripEnding = (name: string): string => name.replace(/\.(?:jsx?|tsx?|mdx?)$/, '');

function getNameHint(name: string, names: string[], otherwise: string): string {
  const nearest = findNearest(stripEnding(name), names);
  return nearest ? `Did you mean \`${nearest}\`?` : otherwise;
}
