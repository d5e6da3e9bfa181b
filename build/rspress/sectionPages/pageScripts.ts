import { getScriptName } from '../../../site/pageScripts';
import { scriptsMark } from './writeRoutes';

/** What a bundler tells of a script. */
export interface Chunk {
  id?: string | number | null;
  name?: string | null;
  files: Iterable<string>;
}

const marked = new RegExp(`(["'\`])${scriptsMark}([^"'\`]*)\\1`);
const [before = '', after = ''] = getScriptName('|').split('|');

/** Names of the framework's own for the scripts of pages. */
export const isPageChunk = ({ name }: Pick<Chunk, 'name'>): boolean =>
  name?.startsWith('route-') === true;

/**
 * Writes into a section's script how the scripts of its pages are called; nothing where it is another
 * script. The bundler mends the hashes, and the section's own name, when it knows them for good.
 * @throws Error where a page has no script of its own, or one with another kind of name.
 */
export function writeScripts(code: string, chunks: readonly Chunk[]): string | undefined {
  const [mark, , names] = marked.exec(code) ?? [];
  if (mark === undefined || names === undefined) return undefined;
  const hashes = names.split(',').map((name) => {
    const chunk = chunks.find((one) => one.name === name);
    const file = [...(chunk?.files ?? [])].find((one) => one.endsWith(after)) ?? '';
    if (chunk?.id == null || !file.startsWith(before)) {
      throw new Error(
        `[sectionPages] The page ${name} has no script ${getScriptName('<hash>')} of its own: adapt ` +
          'build/rspress/sectionPages/pageScripts.ts, or leave the plugin out of rspress.config.ts.',
      );
    }
    return [chunk.id, file.slice(before.length, -after.length)];
  });
  return code.replace(mark, () => JSON.stringify(Object.fromEntries(hashes)));
}

/** The bundler's list in the entry, as the minimizer leaves it: `"static/js/async/_."+({n:"…"})[a]`. */
const listed = new RegExp(`(["'\`])${escape(before)}\\1\\+\\((\\{[^{}]*\\})\\)`);
const entry = /(?:"([^"]+)"|([\w$]+)):"([0-9a-f]+)"/g;

/**
 * Takes the scripts of pages out of the bundler's list of all scripts; nothing where it is another script.
 * @throws Error where the list does not name them all: it is written otherwise than it was.
 */
export function dropFromList(code: string, chunks: readonly Chunk[]): string | undefined {
  const list = listed.exec(code)?.[2];
  if (list === undefined) return undefined;
  const names = new Map(
    [...list.matchAll(entry)].map(([text, quoted, bare]) => [quoted ?? bare ?? '', text]),
  );
  for (const { id } of chunks.filter(isPageChunk)) {
    if (!names.delete(String(id))) {
      throw new Error(
        `[sectionPages] The bundler’s list of scripts does not name the page’s script ${id}: it is ` +
          'written otherwise than it was. Adapt build/rspress/sectionPages/pageScripts.ts, or leave the plugin ' +
          'out of rspress.config.ts.',
      );
    }
  }
  return code.replace(list, () => `{${[...names.values()].join(',')}}`);
}

function escape(text: string): string {
  return text.replace(/[.]/g, '\\$&');
}
