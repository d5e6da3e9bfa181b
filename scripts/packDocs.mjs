import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand } from './process/runCommand.mjs';

/** What a package may weigh more for its docs, and how long the list in AGENTS.md may be. */
const limits = { packed: 250_000, index: 8_000 };

/** About the site, or of no use while code is written. */
const leftOut =
  /^(?:releases|tools)\/|^(?:accessibility|all-pages|index|offline|proof)\.md$|^config\/rsbuild\/dev-server\.md$|^guide\/(?:advanced\/(?:module-doc|rsdoctor|rstack-cli|storybook)|faq\/(?:choose-a-tool|features)|migration\/(?:esbuild|modernjs-module|rollup|tsdown|unbuild)|reference\/(?:examples|output-matrix)|solution\/index|start\/(?:agent-skill|ai|features|index|npm-packages|components\/.*))\.md$/;

/**
 * `npm run pack:docs [folder]`: the English pages of the last build as files for
 * `node_modules/@rslib/core/dist/docs`, with `AGENTS.md`, which a project's own can include.
 * @param {string[]} args
 */
export default async function run([folder = 'deploy/docs']) {
  const { pages, index } = packDocs(process.env.OUT_DIR || 'doc_build', folder);
  const packed = `${folder}.tar`;
  await runCommand('tar', ['-cf', packed, '-C', folder, '.']);
  const size = gzipSync(readFileSync(packed), { level: 9 }).length;
  rmSync(packed);
  console.log(
    `${folder}: ${pages} pages, ${kilobytes(size)} as a tarball; AGENTS.md has ${kilobytes(index)}.`,
  );
  if (size <= limits.packed && index <= limits.index) return 0;
  console.error(
    `A package may have ${kilobytes(limits.packed)} of docs and ${kilobytes(limits.index)} of AGENTS.md: leave more pages out (scripts/packDocs.mjs).`,
  );
  return 1;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Copies what the `llms.txt` of a site lists into a folder, with relative links between the files.
 * @param {string} site @param {string} folder
 */
export function packDocs(site, folder) {
  const list = readFileSync(path.join(site, 'llms.txt'), 'utf8');
  const [, root = ''] = /\]\((\S+?\/)guide\/start\/index\.md\)/.exec(list) ?? [];
  const links = [...list.matchAll(/^- \[(.+)\]\((\S+\.md)\)/gm)].map(
    ([, title = '', url = '']) => ({ title, file: url.slice(root.length) }),
  );
  const pages = links.filter(({ file }) => !leftOut.test(file));
  const files = new Set(pages.map(({ file }) => file));
  rmSync(folder, { recursive: true, force: true });
  for (const { file } of pages) {
    const source = readFileSync(path.join(site, file), 'utf8');
    const text = source.replaceAll(/(?<=\]\(|\]: )https?:[^\s#)]+\.md/g, (url) => {
      const target = url.slice(root.length);
      const isPacked = url.startsWith(root) && files.has(target);
      return isPacked ? path.posix.relative(path.posix.dirname(file), target) : url;
    });
    write(folder, file, text);
  }
  const tool = /@rslib\/core \S+\d/.exec(readFileSync(path.join(site, 'index.md'), 'utf8'))?.[0];
  const index = formatIndex(pages, tool ?? '@rslib/core');
  write(folder, 'AGENTS.md', index);
  return { pages: pages.length, index: Buffer.byteLength(index) };
}

/** @param {string} folder @param {string} file @param {string} text */
function write(folder, file, text) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/**
 * A line for each folder, with the titles of its pages.
 * @param {readonly { title: string, file: string }[]} pages @param {string} tool
 */
function formatIndex(pages, tool) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const { title, file } of pages) {
    const folder = path.posix.dirname(file);
    folders.set(folder, [
      ...(folders.get(folder) ?? []),
      `\`${path.posix.basename(file)}\` ${title}`,
    ]);
  }
  return `## Rslib

The docs of the installed ${tool} are in \`node_modules/@rslib/core/dist/docs\`.
What you remember may be about another release: read the page of an option before you write it, and the page of a tool before you migrate from it.
Errors of a build are in \`guide/faq/exceptions.md\`, what 1.0 changed is in \`guide/upgrade/v0-to-v1.md\`.

${[...folders].map(([folder, names]) => `- \`${folder}/\`: ${names.join(', ')}`).join('\n')}
`;
}
