import path from 'node:path';
import type { Site, SitePage } from '../Site';

/** Endings that the framework tries, in its order. */
const endings = ['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx'];

/** The page that an entry of a folder's `_meta.json` names, with or without its ending. */
export function findMetaPage(folder: string, name: string, { pages }: Site): SitePage | undefined {
  const file = path.posix.join(folder, name);
  if (endings.includes(path.posix.extname(name))) return pages.get(file);
  return endings.map((ending) => pages.get(file + ending)).find(Boolean);
}

/** Pages with an address below a folder. */
export function listPagesBelow(folder: string, { routes }: Site): SitePage[] {
  return [...routes.values()].filter(({ file }) => file.startsWith(`${folder}/`));
}
