/**
 * What a tool understands. `title`: it reads the title from front matter and prints it itself;
 * `containers`: what it calls each kind of ours, undefined where it has none; `label`: how a
 * container's title is written; `address`: how its links end.
 * @typedef {{
 *   title: 'heading' | 'frontMatter',
 *   label: 'words' | 'brackets' | 'none',
 *   containers: Record<string, string | undefined>,
 *   address: import('./getAddress.mjs').AddressForm,
 * }} Dialect
 */

import { getAddress } from './getAddress.mjs';

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
