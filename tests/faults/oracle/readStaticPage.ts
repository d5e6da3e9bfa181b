import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { resolveRequest } from '../../../scripts/serve/resolveRequest.mjs';

/** The HTML that the site serves at an address, the 404 page where it has none. */
export function readStaticPage(root: string, address: string): string {
  const pathname = address.replace(/[?#].*$/, '');
  const isFile = (file: string) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const found = resolveRequest(pathname, isFile);
  const file =
    found.type === 'file' ? found.file : found.type === 'notFound' ? found.page : undefined;
  if (file === undefined)
    throw new Error(`${address} is no page: it leads on, or there is no 404.`);
  return readFileSync(path.join(root, file), 'utf8');
}
