import { getTitle } from './adaptPage.mjs';
import { getAddress } from './getAddress.mjs';

/**
 * @typedef {{ title: string, file: string, href: string }} Entry
 * @typedef {{ label: string, pages: Entry[] }} Group
 * @typedef {{ name: string, groups: Group[] }} Section `name` is the first folder; '' has the pages in none
 */

/**
 * The sidebars of a site: one for each first folder, with a group for each folder below, as the site of
 * ours has them.
 * @param {readonly import('./readContent.mjs').Page[]} pages
 * @param {import('./getAddress.mjs').AddressForm} form
 * @returns {Section[]}
 */
export function listSections(pages, form) {
  /** @type {Map<string, Map<string, Entry[]>>} */
  const sections = new Map();
  for (const { file, markdown } of pages) {
    const folders = file.split('/').slice(0, -1);
    const [name = '', ...rest] = folders;
    const groups = sections.get(name) ?? new Map();
    sections.set(name, groups);
    const label = rest.join(' ') || name || 'more';
    const entry = { title: getTitle(markdown), file, href: getAddress(`/${file}`, form) };
    groups.set(label, [...(groups.get(label) ?? []), entry]);
  }
  return [...sections].map(([name, groups]) => ({
    name,
    groups: [...groups].map(([label, entries]) => ({ label, pages: entries })),
  }));
}
