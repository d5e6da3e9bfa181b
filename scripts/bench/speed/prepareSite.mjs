import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { adaptPage } from './content/adaptPage.mjs';
import { listSections } from './content/listSections.mjs';
import { speedFolder } from './readSites.mjs';

/**
 * Makes the project of a peer anew, with these pages in it and nothing built or cached. Gives its folder.
 * @param {string} root
 * @param {import('./readSites.mjs').Peer} peer
 * @param {{
 *   pages: readonly import('./content/readContent.mjs').Page[],
 *   origin: string,
 *   images: string,
 * }} content `images` is a folder that pages show files of
 */
export function prepareSite(root, peer, { pages, origin, images }) {
  const packages = path.join(root, speedFolder, peer.id, 'node_modules');
  const project = path.join(root, '.reports/speed', peer.id);
  for (const folder of [project, ...listCaches(packages)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  cpSync(path.join(root, speedFolder, peer.id, 'site'), project, { recursive: true });
  cpSync(path.join(root, speedFolder, peer.id, 'package.json'), path.join(project, 'package.json'));
  symlinkSync(packages, path.join(project, 'node_modules'), 'junction');
  const sections = listSections(pages, peer.dialect.address);
  writeFileSync(path.join(project, 'sections.json'), JSON.stringify(sections));
  for (const { file, markdown } of pages) {
    const target = path.join(project, peer.content, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, adaptPage(markdown, peer.dialect, origin));
  }
  if (existsSync(images)) {
    cpSync(images, path.join(project, peer.public, 'images'), { recursive: true });
  }
  return project;
}

/**
 * Where the tools keep what a build can take up again.
 * @param {string} packages
 */
const listCaches = (packages) =>
  ['.cache', '.astro', '.vite'].map((name) => path.join(packages, name));
