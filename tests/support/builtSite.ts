import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../facts/cases/paths';

/** Folder of the built site that the tests look at. */
export const outputFolder = path.resolve(process.env.OUT_DIR || 'doc_build');

/**
 * Every file of a built site, relative to it, with forward slashes, sorted.
 * @throws Error if there is no build to test.
 */
export function listFiles(folder: string = outputFolder): string[] {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site: run "npm run build" before these tests.`);
  }
  return listAllFiles(folder);
}

/** The text of a built file. */
export function readBuilt(file: string, folder: string = outputFolder): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
