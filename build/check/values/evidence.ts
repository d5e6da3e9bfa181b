import { formats } from '../../../facts/tool/toolFacts';
import type { FactStore } from '../../components/factStore';

/** What a case shows of the values that a sentence may have. */
export interface Evidence {
  /** Names of files and numbers in its sources, its log and what it writes. */
  values: ReadonlySet<string>;
  /** `true` and `false` of its config and its command. */
  switches: ReadonlySet<string>;
  formats: ReadonlySet<string>;
  /** Major version of TypeScript that it runs with, or `none`. */
  typescript: string;
  exit: string;
  /** How many there are of what pages count. */
  counts: { files: readonly number[]; formats: readonly number[]; items: readonly number[] };
}

/** Reads cases, each once. */
export function openEvidence(store: FactStore): (id: string) => Evidence {
  const known = new Map<string, Evidence>();
  return (id) => {
    const evidence = known.get(id) ?? readCase(id, store);
    known.set(id, evidence);
    return evidence;
  };
}

function readCase(id: string, store: FactStore): Evidence {
  const { files, log, command, before = [], exit, title, question } = store.getCase(id);
  const sources = store.listSources(id).map((file) => ({ file, text: store.getSource(id, file) }));
  const outputs = files.flatMap(({ path, size, sha256 }) => [
    path,
    String(size),
    sha256 ? '' : store.getOutput(id, path),
  ]);
  const run = [title, question, command, ...before, ...log];
  const all = [...run, ...sources.flatMap(({ file, text }) => [file, text])].join('\n');
  const configText = sources
    .flatMap(({ file, text }) => (/^rslib\.config|\.mjs$/.test(file) ? [text] : []))
    .join('\n');
  const formats = listFormats(all);
  return {
    values: listValues([all, ...outputs].join('\n')),
    switches: listSwitches(`${command}\n${configText}`),
    formats,
    typescript: store.getTypeScript(id),
    exit: String(exit),
    counts: {
      files: [files.length, sources.filter(({ file }) => file.startsWith('src/')).length],
      formats: [formats.size],
      items: [configText.match(/\bformat:/g)?.length ?? 1],
    },
  };
}

/** Names of files, their extensions, and numbers in a text. */
export function listValues(text: string): Set<string> {
  const values = new Set<string>();
  for (const [word] of text.matchAll(/[\w$@~[\]-]*(?:\.[\w-]+)+|\d+/g)) {
    values.add(word);
    for (const { index } of word.matchAll(/\./g)) values.add(word.slice(index));
  }
  return values;
}

export const listSwitches = (text: string): Set<string> =>
  new Set(text.match(/\b(?:true|false|null)\b/g));

const listFormats = (text: string): Set<string> =>
  new Set(text.match(new RegExp(`\\b(?:${formats.join('|')})\\b`, 'g')));
