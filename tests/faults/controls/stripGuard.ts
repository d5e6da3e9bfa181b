import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../support/builtSite';
import type { Mutation } from './mutations';

const files = {
  html: /\.html$/,
  script: /^static\/js\/.*\.js$/,
  worker: /^sw\.js$/,
} satisfies Record<Mutation['where'], RegExp>;

/** The files of a built site that hold a guard. */
export const findGuard = (root: string, { where, pattern }: Mutation): string[] =>
  listFiles(root).filter(
    (name) => files[where].test(name) && pattern.test(readFileSync(path.join(root, name), 'utf8')),
  );

/**
 * Copies a built site without one of its guards. The policy holds the hash of the changed inline script,
 * so that the guard alone is missing.
 * @throws Error where the guard is not found: its mark in the built files has changed.
 */
export function stripGuard(root: string, folder: string, mutation: Mutation): void {
  const { guard, where, pattern, replacement } = mutation;
  const holders = findGuard(root, mutation);
  if (holders.length === 0) {
    throw new Error(`No built file holds the guard “${guard}”: fix its pattern in mutations.ts.`);
  }
  cpSync(root, folder, { recursive: true });
  const hashes = new Map<string, string>();
  for (const file of holders) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const stripped = text.replace(pattern, replacement);
    if (where === 'html') hashes.set(hashFirstScript(text), hashFirstScript(stripped));
    writeFileSync(path.join(folder, file), stripped);
  }
  const headers = path.join(folder, '_headers');
  let policy = readFileSync(headers, 'utf8');
  for (const [before, after] of hashes) policy = policy.replaceAll(before, after);
  writeFileSync(headers, policy);
}

function hashFirstScript(html: string): string {
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  return createHash('sha256').update(script).digest('base64');
}
