import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { issue, type LocalIssue } from '../../read/issues';
import { translation } from '../../../site/site';
import { listFiles } from '../../read/files';
import { readBlocks } from './blocks';
import { readAccepted, writeAccepted } from './acceptedBlocks';

type Autocorrect = typeof import('autocorrect-node');

const autocorrect = loadAutocorrect();

/**
 * What of a Chinese page is not set as Chinese is: full-width punctuation, a space between Chinese and
 * Latin letters or code.
 */
export function checkTypography(source: string): LocalIssue[] {
  const { head, body } = splitHead(source);
  const { lines = [] } = autocorrect?.lintFor(head.replace(/[^\n]/g, '') + body, 'page.md') ?? {};
  return lines.map(({ l: line, c: column, old, new: right }) =>
    issue(
      { line, column },
      'translation-typography',
      `“${cut(old)}” is not set as Chinese is.`,
      `\`npm run fix\` writes “${cut(right)}”.`,
    ),
  );
}

/** Corrects the Chinese pages of a docs folder; what was accepted of them stays accepted. */
export function fixTypography(root: string): void {
  if (!autocorrect) {
    process.stderr.write(
      'autocorrect-node has no binary for this machine: spaces and marks of Chinese pages are not corrected.\n',
    );
    return;
  }
  const folder = path.join(root, translation);
  const accepted = readAccepted(root);
  for (const name of listFiles(folder).filter((one) => one.endsWith('.mdx'))) {
    const file = path.join(folder, name);
    const source = readFileSync(file, 'utf8');
    const { head, body } = splitHead(source);
    const fixed = head + autocorrect.formatFor(body, 'page.md');
    if (fixed === source) continue;
    writeFileSync(file, fixed);
    const [before = [], after = []] = [source, fixed].map((text) => readBlocks(text));
    const hashes = new Map(before.map(({ hash }, index) => [hash, after[index]?.hash ?? hash]));
    for (const entry of accepted.get(name)?.entries ?? []) {
      entry.chinese = hashes.get(entry.chinese) ?? entry.chinese;
    }
  }
  if (accepted.size > 0) writeAccepted(root, accepted);
}

/** Front matter apart: a comma of YAML is none of a sentence. */
function splitHead(source: string): { head: string; body: string } {
  const [head = ''] = /^---\n[^]*?\n---\n/.exec(source) ?? [];
  return { head, body: source.slice(head.length) };
}

const cut = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

/** There is no binary for Linux on ARM: spaces and marks are not checked there, but CI checks them. */
function loadAutocorrect(): Autocorrect | undefined {
  try {
    const loaded = createRequire(import.meta.url)('autocorrect-node') as Autocorrect;
    // A link may touch the words around it.
    loaded.loadConfig('rules:\n  space-bracket: 0\n');
    return loaded;
  } catch {
    return undefined;
  }
}
