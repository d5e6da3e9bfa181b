import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAddress } from './checkAddress.mjs';

/**
 * @typedef {object} Plan
 * @property {Map<string, string>} files texts by path, relative to the docs folder
 * @property {string} page the page among them
 * @property {string} route
 */

/**
 * The files that a new page needs: itself, in the default language, and an entry in the
 * `_meta.json` of its folder. Folders that are not there yet get an entry in the one above.
 * Nothing is written.
 * @param {{
 *   docs: string, language: string, address: string, title?: string,
 *   sections: readonly string[], redirects?: readonly { from: string }[],
 * }} options
 * @returns {Plan}
 * @throws Error saying why the page cannot be there.
 */
export function planPage({ docs, language, address, title, sections, redirects = [] }) {
  const segments = checkAddress(address, { docs, language, sections, redirects });
  const name = segments.at(-1) ?? '';
  const folders = segments.slice(0, -1);
  const route = `/${segments.join('/')}`;
  const label = title ?? toTitle(name);
  /** @type {Map<string, string>} */
  const files = new Map();
  const folder = path.posix.join(language, ...folders);
  const page = `${folder}/${name}.mdx`;
  files.set(page, writePage(label));
  addEntry(docs, files, folder, { type: 'file', name, label });
  // Each folder that is new is listed by the one above it; a section has none above.
  for (let depth = folders.length; depth > 1; depth--) {
    const below = path.posix.join(language, ...folders.slice(0, depth));
    if (existsSync(path.join(docs, below))) break;
    const child = folders[depth - 1] ?? '';
    addEntry(docs, files, path.posix.dirname(below), {
      type: 'dir',
      name: child,
      label: toTitle(child),
      collapsible: true,
      collapsed: false,
    });
  }
  return { files, page, route };
}

/**
 * Adds an entry to the end of a folder's `_meta.json`, which is begun where the folder is new.
 * @param {string} docs
 * @param {Map<string, string>} files
 * @param {string} folder
 * @param {object} entry
 */
function addEntry(docs, files, folder, entry) {
  const meta = `${folder}/_meta.json`;
  const file = path.join(docs, meta);
  /** @type {unknown} */
  let entries = [];
  if (existsSync(file)) {
    try {
      entries = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`docs/${meta} is not JSON: fix it first (\`npm run check\` says where).`, {
        cause: error,
      });
    }
    if (!Array.isArray(entries)) throw new Error(`docs/${meta} is no list: fix it first.`);
  } else if (existsSync(path.join(docs, folder))) {
    throw new Error(`docs/${folder} has no _meta.json: add one that lists its pages first.`);
  }
  files.set(meta, JSON.stringify([.../** @type {unknown[]} */ (entries), entry]));
}

/** @param {string} title */
function writePage(title) {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    'description: "Say here in one sentence what readers learn on this page, in 50 to 170 letters."',
    '---',
    '',
    `# ${title.replace(/[<{\\`*_[\]]/g, '\\$&')}`,
    '',
    '{/* The sentence that answers comes first, then use, then reference. */}',
    '',
  ].join('\n');
}

/** @param {string} name */
function toTitle(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
