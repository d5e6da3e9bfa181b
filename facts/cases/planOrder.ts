import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface CaseOrder {
  /** Cases that load a compiler into the process of the tool: those that share one stand together. */
  heavy: string[];
  light: string[];
}

/**
 * What tells that a case asks for a compiler, in the order in which they run. Only the time a run
 * takes depends on it, so that reading the text is enough.
 */
const marks: readonly RegExp[] = [
  /\btypescript: '5'/,
  /\btypescript: '6'/,
  /\bdts: \{[^}]*\bbundle\b/,
  /\b(?:consumer|typesWrong):/,
];

/**
 * Parts cases into those that load a compiler, or are judged by one, and the rest. Run by one worker,
 * one after another, the former load each compiler once; two sets of them are in memory only when the
 * rest has run out.
 */
export async function planOrder(ids: readonly string[], folder: string): Promise<CaseOrder> {
  const groups: string[][] = [[], ...marks.map(() => [])];
  const texts = await Promise.all(ids.map((id) => readText(path.join(folder, id))));
  for (const [index, id] of ids.entries()) {
    const mark = marks.findIndex((pattern) => pattern.test(texts[index] ?? ''));
    groups[mark + 1]?.push(id);
  }
  const [light = [], ...heavy] = groups;
  return { heavy: heavy.flat(), light };
}

/** What describes a case, and its config. A case that lacks them is reported when it is run. */
async function readText(folder: string): Promise<string> {
  const files = ['case.ts', 'rslib.config.ts'].map((name) => path.join(folder, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return texts.join('\n');
}
