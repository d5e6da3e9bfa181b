import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build, a run or another benchmark writes; the copy starts without it. */
const written = /^(?:node_modules|doc_build|bench|\..*|deploy|test-results|playwright-report)$/;

/**
 * A copy of the repository with the same packages, in a temporary folder, whose pages may be changed.
 * @param {string} root
 */
export function copyRepository(root) {
  const copy = mkdtempSync(path.join(tmpdir(), 'rslib-docs-copy-'));
  for (const name of readdirSync(root)) {
    if (!written.test(name))
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  cpSync(path.join(root, 'bench'), path.join(copy, 'bench'), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
