import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../scripts/process/runCommand.mjs';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { adaptPage, getAddress, listSections } from './content.mjs';

/**
 * A site of the benchmark (bench/speed/sites.json). Paths are below its project; `build` is what Node.js
 * runs there. `theme` and `search` are selectors of its controls, where it has some.
 * @typedef {{
 *   id: string,
 *   name: string,
 *   packages: string[],
 *   content: string,
 *   public: string,
 *   out: string,
 *   build: string[],
 *   dialect: import('./content.mjs').Dialect,
 *   theme?: string,
 *   search?: string,
 *   original?: string,
 * }} Peer `original`: the folder of the English pages, where a site gets the translations as well
 * @typedef {{
 *   pages: import('./content.mjs').Page[],
 *   translations: import('./content.mjs').Page[],
 *   origin: string,
 *   images: string,
 * }} Content `images` is a folder that pages show files of
 * @typedef {{
 *   id: string,
 *   name: string,
 *   url: string,
 *   form: import('./content.mjs').AddressForm,
 *   theme?: string,
 *   search?: string,
 * }} OpenSite a built site being served; `form`: how its addresses end
 */

/** Where the benchmark keeps its files, and where it builds. */
export const speedFolder = 'bench/speed';
const workFolder = '.reports/speed';

/** This site; its controls are found by what they are in every state. */
const ours = /** @type {const} */ ({
  id: 'ours',
  name: 'This site',
  form: 'clean',
  theme: 'button[data-scheme-toggle]',
  search: 'header a[aria-haspopup=dialog]',
});

/** Astro's store of pages sometimes lacks the last ones where the machine is busy. */
const attempts = 3;

/**
 * All peers, or those of these names.
 * @param {readonly string[]} [ids]
 * @returns {Peer[]}
 */
export function readPeers(ids) {
  /** @type {Record<string, Omit<Peer, 'id'>>} */
  const known = JSON.parse(readFileSync(path.join(speedFolder, 'sites.json'), 'utf8'));
  const unknown = ids?.find((id) => !Object.hasOwn(known, id));
  if (unknown) {
    throw new Error(`bench: “${unknown}” is no site; there are ${Object.keys(known).join(', ')}.`);
  }
  return Object.entries(known)
    .filter(([id]) => !ids || ids.includes(id))
    .map(([id, site]) => ({ id, ...site }));
}

/**
 * Name and installed versions of each site, for the report.
 * @param {readonly Peer[]} peers
 */
export function describeSites(peers) {
  const readVersion = (/** @type {string} */ folder, /** @type {string} */ name) =>
    JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'))
      .version;
  const describe = (
    /** @type {string} */ folder,
    /** @type {Pick<Peer, 'name' | 'packages'>} */ { name, packages },
  ) => ({
    name,
    packages: Object.fromEntries(packages.map((one) => [one, readVersion(folder, one)])),
  });
  return Object.fromEntries([
    [ours.id, describe('.', { name: ours.name, packages: ['@rspress/core'] })],
    ...peers.map((peer) => [peer.id, describe(path.join(speedFolder, peer.id), peer)]),
  ]);
}

/**
 * Installs what the lockfile of a folder of bench/speed names, unless that is done.
 * @param {string} id
 */
export async function installPackages(id) {
  const folder = path.join(speedFolder, id);
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`Installing the packages of ${folder} …`);
  // `npm ci` refuses the lockfile where a package wants the "latest" of another, as one of Lighthouse's.
  const options = ['--no-save', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand('npm', ['install', ...options], {
    cwd: folder,
    shell: process.platform === 'win32',
    isQuiet: true,
  });
  if (code !== 0) throw new Error(`bench: npm install failed in ${folder}:\n${output}`);
}

/**
 * Makes the project of a peer again, with these pages in it and nothing built or cached. Returns its folder.
 * @param {Peer} peer
 * @param {Content} content
 */
export function prepareProject(peer, { origin, images, ...content }) {
  const source = path.join(speedFolder, peer.id);
  const packages = path.resolve(source, 'node_modules');
  const project = path.resolve(workFolder, peer.id);
  const caches = ['.cache', '.astro', '.vite'].map((name) => path.join(packages, name));
  for (const folder of [project, ...caches]) rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(source, 'site'), project, { recursive: true });
  cpSync(path.join(source, 'package.json'), path.join(project, 'package.json'));
  symlinkSync(packages, path.join(project, 'node_modules'), 'junction');
  const pages = listPages(peer, content);
  const sections = listSections(pages, peer.dialect.address);
  writeFileSync(path.join(project, 'sections.json'), JSON.stringify(sections));
  for (const { file, markdown } of pages) {
    const target = path.join(project, getSource(peer, file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, adaptPage(markdown, peer.dialect, origin));
  }
  if (peer.original) writeMenus(path.join(project, peer.content), sections);
  if (existsSync(images)) {
    cpSync(images, path.join(project, peer.public, 'images'), { recursive: true });
  }
  return project;
}

/**
 * The pages that a site gets.
 * @param {Pick<Peer, 'original'>} peer
 * @param {Pick<Content, 'pages' | 'translations'>} content
 */
const listPages = ({ original }, { pages, translations }) =>
  original ? [...pages, ...translations] : pages;

/**
 * The `_nav.json` of each language, with which Rspress makes the sidebars of the folders.
 * @param {string} docs
 * @param {readonly import('./content.mjs').Section[]} sections
 */
function writeMenus(docs, sections) {
  const items = sections.flatMap(({ name, groups }) => {
    const link = groups[0]?.pages[0]?.href;
    return ['guide', 'config', 'api'].includes(name) && link ? { text: name, link } : [];
  });
  for (const language of ['en', 'zh']) {
    writeFileSync(path.join(docs, language, '_nav.json'), JSON.stringify(items));
  }
}

/**
 * Where the source of a page is in the project of a site.
 * @param {Pick<Peer, 'content' | 'original'>} peer
 * @param {string} file
 */
export const getSource = ({ content, original = '' }, file) =>
  path.join(content, file.startsWith('zh/') ? '' : original, file);

/**
 * Builds a peer from nothing; returns the seconds that took.
 * @param {Peer} peer
 * @param {Content} content
 * @throws Error where a page is not in what was built.
 */
export async function buildPeer(peer, content) {
  await installPackages(peer.id);
  for (let attempt = 1; ; attempt++) {
    const project = prepareProject(peer, content);
    const seconds = await timeNode(peer.build, project, { ASTRO_TELEMETRY_DISABLED: '1' });
    const missing = listMissing(path.join(project, peer.out), peer, content);
    if (missing.length === 0) return seconds;
    const issue = `${peer.name} left out ${missing.length} pages, such as ${missing[0]}`;
    if (attempt === attempts) throw new Error(`bench: ${issue}.`);
    console.log(`${issue}; building it again …`);
  }
}

/**
 * Seconds that a build with Node.js takes, without the framework's cache.
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [env]
 * @throws Error with its output where it fails.
 */
export async function timeNode(args, cwd, env = {}) {
  const started = performance.now();
  const { code, output } = await runCommand(process.execPath, [...args], {
    cwd,
    env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1', ...env },
    isQuiet: true,
  });
  if (code !== 0) throw new Error(`bench: ${args.join(' ')} failed in ${cwd}:\n${output}`);
  return (performance.now() - started) / 1000;
}

/**
 * @param {string} out
 * @param {Peer} peer
 * @param {Content} content
 */
const listMissing = (out, { dialect, original }, content) =>
  listPages({ original }, content)
    .map(({ file }) => getAddress(`/${file}`, dialect.address))
    .filter((address) => {
      const name = address.endsWith('/') ? `${address}index.html` : `${address}.html`;
      // Starlight writes addresses in small letters.
      return ![name, name.toLowerCase()].some((one) => existsSync(path.join(out, one)));
    });

/**
 * Serves this site and its peers, as a static host does, on a port each, with files as small as can be.
 * @param {string} folder
 * @param {readonly Peer[]} peers built before
 * @returns {Promise<{ sites: OpenSite[], close: () => Promise<void> }>}
 */
export async function openSites(folder, peers) {
  const all = [
    { ...ours, folder },
    ...peers.map(({ id, name, dialect, theme, search, out }) => ({
      id,
      name,
      form: dialect.address,
      theme,
      search,
      folder: path.join(workFolder, id, out),
    })),
  ];
  // As hosts do that compress a file once, when it is published.
  const servers = await Promise.all(
    all.map((site) => startServer({ root: path.resolve(site.folder), brotli: 11 })),
  );
  return {
    sites: all.map((site, index) => ({ ...site, url: servers[index]?.url ?? '' })),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
