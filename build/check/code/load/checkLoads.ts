import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FenceFault } from '../FenceFault';
import type { Snippet } from '../project/Snippet';
import { writeProject } from '../project/writeProject';
import { type LoadEnd, runLoader } from './runLoader';

/** Loads configurations with the real `loadConfig`; gives how each ended, in their order. */
export async function checkLoads(
  snippets: readonly Snippet[],
  folder: string,
): Promise<(FenceFault | undefined)[]> {
  const files = snippets.map((snippet, index) => path.join(folder, `${index}`, snippet.path));
  for (const [index, snippet] of snippets.entries()) {
    await writeProject(snippet, path.join(folder, `${index}`));
  }
  const ends = await runLoader(files);
  return snippets.map((snippet, index) => {
    const end = hasDefault(snippet) ? ends[index] : { error: 'it exports no configuration' };
    return end?.error === undefined
      ? undefined
      : report(end, files[index] ?? '', path.join(folder, `${index}`));
  });
}

/** A module without a default export loads, and the tool takes its names for options. */
const hasDefault = ({ fence }: Snippet): boolean =>
  /\bexport\s+default\b|\bmodule\.exports\b|\bas\s+default\b/.test(fence.code);

function report({ error = '', stack = '' }: LoadEnd, file: string, folder: string): FenceFault {
  const reason = error
    .split('\n', 1)[0]
    ?.replaceAll(pathToFileURL(folder).href, '<root>')
    .replaceAll(folder, '<root>');
  return {
    ...findPlace(`${error}\n${stack}`, file),
    rule: 'config-load',
    message: `\`loadConfig\` fails: ${reason?.replace(/(?<!\.)$/, '.')}`,
    hint: 'Mend the configuration, or write `expect-error="…"` if it is meant to fail.',
  };
}

/** `file:3:5` in a message or a stack; the fence itself where there is none. */
function findPlace(text: string, file: string): { line: number; column?: number } {
  const start = text.indexOf(`${file}:`);
  const [, line, column] = /^:(\d+):(\d+)/.exec(text.slice(start + file.length)) ?? [];
  return start < 0 || !line ? { line: 0 } : { line: Number(line), column: Number(column) };
}
