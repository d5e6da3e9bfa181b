import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { loadSources } from './process/loadSources.mjs';
import { parseOptions } from './process/parseOptions.mjs';

const usage =
  'Usage: npm run new -- <section>/<page> [--title "Title"], such as guide/basic/my-page.';

/**
 * `npm run new -- guide/basic/my-page --title "My page"`: an English page with front matter, and its sidebar entry.
 * @param {string[]} args
 */
export default async function create(args) {
  const { values, positionals } = parseOptions(usage, {
    args,
    allowPositionals: true,
    options: { title: { type: 'string' } },
  });
  const [address] = positionals;
  if (!address || positionals.length > 1) throw new Error(`Name one page to create.\n${usage}`);
  console.log(await createPage(process.cwd(), { address, title: values.title?.trim() }));
}

/**
 * Creates a page in the default language, with an entry in the `_meta.json` of its folder; folders that
 * are not there yet get one in the folder above.
 * @param {string} root
 * @param {{ address: string, title?: string }} page
 * @returns {Promise<string>} what is done and what comes next
 * @throws Error saying why the page cannot be there; nothing is written then.
 */
export async function createPage(root, { address, title }) {
  /** @type {typeof import('../site/site')} */
  const { original: language, translation } = await loadSources('site/site.ts');
  /** @type {typeof import('../build/check/content/pageShapes')} */
  const shapes = await loadSources('build/check/content/pageShapes.ts');
  const segments = await checkAddress(root, language, address);
  const name = segments.at(-1) ?? '';
  const folders = segments.slice(0, -1);
  const label = title || toTitle(name);
  const folder = ['docs', language, ...folders].join('/');
  const page = `${folder}/${name}.mdx`;
  const meta = `${folder}/_meta.json`;
  // A folder such as `tools` has no sidebar.
  const isListed = !existsSync(path.join(root, meta)) || readEntries(root, meta).length > 0;
  const settings = { title: label, description: shapes.placeholderDescription };
  const text = writePage(
    isListed ? settings : { ...settings, sidebar: false },
    shapes.listHeadings(segments.join('/')),
  );
  const files = new Map([[page, text]]);
  if (isListed) files.set(...(await addEntry(root, folder, { type: 'file', name, label })));
  // Each folder that is new is listed by the one above it; a section has none above.
  for (let depth = folders.length; depth > 1; depth--) {
    const below = ['docs', language, ...folders.slice(0, depth)].join('/');
    if (existsSync(path.join(root, below))) break;
    const child = folders[depth - 1] ?? '';
    const entry = { type: 'dir', name: child, label: toTitle(child) };
    const shown = { ...entry, collapsible: true, collapsed: false };
    files.set(...(await addEntry(root, path.posix.dirname(below), shown)));
  }
  const written = [...files.keys()].map((file) => {
    const isThere = existsSync(path.join(root, path.dirname(file)));
    return `Wrote ${file}${isThere ? '' : ', in a new folder'}`;
  });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const translated = page.replace(`docs/${language}/`, `docs/${translation}/`);
  const route = segments.join('/');
  return [
    ...written,
    '',
    ...(files.size > 2 ? [newGroup, ''] : []),
    `1. Write the description and the text of ${page}.`,
    isListed
      ? '2. Its entry is the last of its sidebar group: move it within `_meta.json` where you like.'
      : `2. Pages of ${folder} are in no sidebar: link to it from another page.`,
    `3. \`npm run dev\` shows it at /${route}, \`npm run check\` says what is missing.`,
    `4. \`npm run translations -- --start ${route}\` copies its text to ${translated}, ` +
      'to be translated there. Until then readers of Chinese get the English text with a notice.',
  ].join('\n');
}

const newGroup =
  'The group is new. `npm run check` without a name says where to put its Chinese name, and the page that answers at its address.';

/**
 * The parts of a new page's address: `guide/basic/my-page`, also written with slashes around it. What else
 * may be wrong with it, `npm run check` says.
 * @param {string} root
 * @param {string} language
 * @param {string} address
 * @throws Error saying what an address is, or what is there already.
 */
async function checkAddress(root, language, address) {
  /** @type {typeof import('../site/sections')} */
  const { sections } = await loadSources('site/sections.ts');
  const route = address.replace(/^\/|\/$/g, '');
  const [section = '', ...rest] = route.split('/');
  const isValid = rest.length > 0 && rest.every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part));
  if (!isValid || !Object.hasOwn(sections, section)) {
    throw new Error(
      `\`${address}\` cannot be the address of a page. It begins with a section (${Object.keys(sections).join(', ')}); ` +
        `the rest is in lower-case letters, digits and single hyphens.\n${usage}`,
    );
  }
  const taken = [`${route}.mdx`, `${route}/index.mdx`]
    .map((file) => `docs/${language}/${file}`)
    .find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`/${route} is there already: ${taken}.`);
  return [section, ...rest];
}

/**
 * The `_meta.json` of a folder with another entry after its pages; a new one where the folder is new.
 * @param {string} root
 * @param {string} folder
 * @param {object} entry
 * @returns {Promise<[file: string, text: string]>}
 */
async function addEntry(root, folder, entry) {
  const file = `${folder}/_meta.json`;
  const filepath = path.join(root, file);
  const entries = readEntries(root, file);
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
  const end = entries.findLastIndex(({ type }) => type !== 'custom-link') + 1;
  const { code } = await format(
    filepath,
    JSON.stringify(entries.toSpliced(end, 0, entry)),
    options,
  );
  return [file, code];
}

/**
 * Empty where the file is not there.
 * @param {string} root
 * @param {string} file
 * @returns {{ type?: string }[]}
 */
function readEntries(root, file) {
  const filepath = path.join(root, file);
  try {
    const entries = existsSync(filepath) ? JSON.parse(readFileSync(filepath, 'utf8')) : [];
    if (Array.isArray(entries)) return entries;
  } catch {
    // Said below.
  }
  throw new Error(`${file} is no list in JSON: fix it first (\`npm run check\` says where).`);
}

/**
 * @param {{ title: string, description: string, sidebar?: boolean }} settings
 * @param {readonly string[]} headings
 */
const writePage = (settings, headings) =>
  [
    '---',
    ...Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    `# ${settings.title.replace(/[<{\\`*_[\]]/g, '\\$&')}`,
    '',
    '{/* The sentence that answers, then how, then why, then edge cases. */}',
    '',
    ...headings.flatMap((heading) => [`## ${heading}`, '']),
  ].join('\n');

/** @param {string} name */
function toTitle(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
