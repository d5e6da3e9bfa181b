import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ file: string, markdown: string }} Page `file` is below the site, `/` in between */

/** Where the translation is. */
const translated = 'zh/';

/**
 * What a built site offers as Markdown, in the order of its paths: the English pages, and their translations.
 * @param {string} folder
 * @returns {{ pages: Page[], translations: Page[] }}
 */
export function readContent(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    // Nor a skill for agents, in `.well-known`: other tools make no page of it.
    .filter((file) => /^[^.].*(?<!(^|\/)404)\.md$/.test(file))
    .sort()
    .map((file) => ({ file, markdown: readFileSync(path.join(folder, file), 'utf8') }));
  const isTranslated = (/** @type {Page} */ { file }) => file.startsWith(translated);
  return {
    pages: all.filter((page) => !isTranslated(page)),
    translations: all.filter(isTranslated),
  };
}

/**
 * What a tool understands. `title`: it reads the title from front matter and prints it itself;
 * `containers`: what it calls each kind of ours, undefined where it has none; `label`: how a
 * container's title is written; `address`: how its links end.
 * @typedef {{
 *   title: 'heading' | 'frontMatter',
 *   label: 'words' | 'brackets' | 'none',
 *   containers: Record<string, string | undefined>,
 *   address: AddressForm,
 * }} Dialect
 */

/**
 * A page of ours as another tool reads it: the same words, links within its site, and nothing in the
 * prose that it would run or take for HTML. `origin` is what links between our pages begin with.
 * @param {string} markdown
 * @param {Dialect} dialect
 * @param {string} origin
 */
export function adaptPage(markdown, dialect, origin) {
  /** @type {string | undefined} */
  let fence;
  /** @type {string[]} */
  const open = [];
  const lines = markdown.split('\n').map((line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence) && line.trim() === mark) fence = undefined;
      return line;
    }
    if (mark) {
      fence = mark;
      return line;
    }
    return adaptContainer(line, dialect, open) ?? adaptProse(line, dialect, origin);
  });
  return dialect.title === 'frontMatter' ? moveTitle(lines.join('\n')) : lines.join('\n');
}

/**
 * `# A \`b\`` → `A b`: the title of a page, without marks.
 * @param {string} markdown
 */
export function getTitle(markdown) {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
  if (!title) throw new Error(`bench: a page has no title: ${markdown.slice(0, 80)}`);
  return title.replace(/[`*\\]/g, '').trim();
}

/** @param {string} markdown */
function moveTitle(markdown) {
  const title = getTitle(markdown);
  return `---\ntitle: ${JSON.stringify(title)}\n---\n${markdown.replace(/^# .+$/m, '')}`;
}

/**
 * Undefined for a line that neither opens nor closes a container.
 * @param {string} line
 * @param {Dialect} dialect
 * @param {string[]} open what closes each container that is open
 */
function adaptContainer(line, { containers, label }, open) {
  const [, indent, kind, title = ''] = /^(\s*):{3,}\s*(\w*)\s*(.*)$/.exec(line) ?? [];
  if (indent === undefined || kind === undefined) return undefined;
  if (!kind) return `${indent}${open.pop() ?? ':::'}`;
  const name = containers[kind];
  if (name === undefined) {
    open.push('\n</details>');
    const state = kind === 'details' ? '' : ' open';
    return `${indent}<details${state}><summary>${title || kind}</summary>\n`;
  }
  open.push(':::');
  if (!title) return `${indent}:::${name}`;
  return `${indent}:::${name}${label === 'brackets' ? `[${title}]` : ` ${title}`}`;
}

/**
 * @param {string} line
 * @param {Dialect} dialect
 * @param {string} origin
 */
function adaptProse(line, { address }, origin) {
  return line
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarkup(part)))
    .join('')
    .replaceAll(/\]\((\S+?)\)/g, (link, href) =>
      href.startsWith(`${origin}/`) ? `](${getAddress(href.slice(origin.length), address)})` : link,
    );
}

/**
 * Tags and Vue's braces as text; `<https://…>` stays a link.
 * @param {string} prose
 */
const escapeMarkup = (prose) =>
  prose.replaceAll(/\\?<(?!https?:)/g, '&lt;').replaceAll('{{', '&#123;&#123;');

/**
 * How a tool writes addresses: `clean` is `/a` and, of a folder's page, `/a/`; `slash` always ends with
 * a slash, `bare` never does.
 * @typedef {'clean' | 'slash' | 'bare'} AddressForm
 */

/**
 * `/guide/start/index.md#one` → `/guide/start/#one`, `/guide/cli.md` → `/guide/cli`: where a page is
 * found in a site of that form. What is no page stays as it is.
 * @param {string} href
 * @param {AddressForm} form
 */
export function getAddress(href, form) {
  const [, place = '', hash = ''] = /^([^#]*)(.*)$/.exec(href) ?? [];
  const isPage = place.endsWith('.md') || place.endsWith('/') || !/\.\w+$/.test(place);
  if (!isPage) return href;
  const clean = place.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '');
  if (form === 'clean' || clean === '/') return `${clean}${hash}`;
  const bare = clean.replace(/\/$/, '');
  return `${bare}${form === 'slash' ? '/' : ''}${hash}`;
}

/**
 * @typedef {{ title: string, file: string, href: string }} Entry
 * @typedef {{ label: string, pages: Entry[] }} Group
 * @typedef {{ name: string, groups: Group[] }} Section `name` is the first folder, after that of a language; '' has the pages in none
 */

/**
 * The sidebars of a site: one for each first folder, with a group for each folder below, as the site of
 * ours has them.
 * @param {readonly Page[]} pages
 * @param {AddressForm} form
 * @returns {Section[]}
 */
export function listSections(pages, form) {
  /** @type {Map<string, Map<string, Entry[]>>} */
  const sections = new Map();
  for (const { file, markdown } of pages) {
    const language = file.startsWith(translated) ? translated : '';
    const [first = '', ...rest] = file.slice(language.length).split('/').slice(0, -1);
    const name = `${language}${first}`.replace(/\/$/, '');
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

const pagesOfSection = 100;
const pagesOfChapter = 20;

/**
 * So many pages of prose and code, 100 a section and 20 a chapter, so that no sidebar is longer than
 * one that somebody would read. No two say the same: a search index has to hold each.
 * @param {number} count
 * @returns {Page[]}
 */
export function createSyntheticPages(count) {
  return Array.from({ length: count }, (_, index) => {
    const section = Math.floor(index / pagesOfSection) + 1;
    const chapter = Math.floor((index % pagesOfSection) / pagesOfChapter) + 1;
    const page = (index % pagesOfChapter) + 1;
    return {
      file: `section-${section}/chapter-${chapter}/page-${page}.md`,
      markdown: write(`Page ${section}.${chapter}.${page}`, index + 1),
    };
  });
}

/**
 * @param {string} title
 * @param {number} number
 */
function write(title, number) {
  const sections = ['Purpose', 'Use', 'Options', 'Limits'].map((name, at) => {
    const word = `word${number * 4 + at}`;
    return [
      `## ${name} of ${word}`,
      '',
      `What ${word} does is said once, and once more where ${word} is used. `.repeat(8).trim(),
      '',
      '```ts',
      `export const ${word} = { number: ${number}, name: '${word}' };`,
      '```',
    ].join('\n');
  });
  return `# ${title}\n\n${sections.join('\n\n')}\n`;
}
