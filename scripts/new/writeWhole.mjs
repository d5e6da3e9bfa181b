import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes several files, all of them or none: where one fails, those before are as they were.
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} files texts by path, relative to the folder
 */
export function writeWhole(folder, files) {
  /** @type {(() => void)[]} */
  const undo = [];
  try {
    for (const [name, text] of files) {
      const file = path.join(folder, name);
      const created = mkdirSync(path.dirname(file), { recursive: true });
      if (created) undo.push(() => rmSync(created, { recursive: true, force: true }));
      const before = existsSync(file) ? readFileSync(file) : undefined;
      undo.push(() => (before ? writeFileSync(file, before) : rmSync(file, { force: true })));
      writeFileSync(file, text);
    }
  } catch (error) {
    undo.reverse().forEach((step) => step());
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Nothing was written: ${reason}`, { cause: error });
  }
}
