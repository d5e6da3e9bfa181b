import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import type { LocalFault } from '../../read/faults/Fault';
import { parseJson } from '../../read/located/parseJson';
import type { FactStore } from '../../components/facts/factStore';
import { checkClass } from './classify/checkClass';
import { toPageFault } from './FenceFault';
import { checkFence, type FenceContext } from './fences/checkFence';
import { checkFlagPage, flagRoute } from './names/checkFlagPage';
import { checkMessages } from './names/checkMessages';
import { checkNames, openLookalikes } from './names/checkNames';
import { checkOptionPages } from './names/checkOptionPages';
import { checkOptionTables } from './names/checkOptionTables';
import { collectNames } from './names/knownNames';
import { checkComponents } from './page/checkComponents';
import type { ProofPage } from './page/ProofPage';
import { listSnippets } from './project/listSnippets';

/** Faults of one file, by its absolute path. */
export interface FileFaults {
  file: string;
  faults: LocalFault[];
}

export interface ContentOptions {
  root: string;
  languages: readonly string[];
  store: FactStore;
  listFolder: string;
}

/** What can be told of all pages without running anything. */
export function checkContent(
  pages: readonly ProofPage[],
  { root, languages, store, listFolder }: ContentOptions,
): FileFaults[] {
  const { tool } = store;
  const context: FenceContext = { store, packages: listPackages() };
  const names = collectNames(tool);
  const shell = { commands: tool.commands, packages: context.packages };
  const lookalikes = readList(path.join(listFolder, 'lookalikes.json'));
  const waiting = readList(path.join(listFolder, 'notYetDocumented.json'));
  const exceptions = openLookalikes(lookalikes.node);
  const found = pages.map((page) => ({
    file: path.join(root, page.file),
    faults: [
      ...checkFences(page, context),
      ...checkComponents(page, store),
      ...checkNames(page, { names, shell }, exceptions),
      ...checkOptionTables(page, tool),
      ...checkMessages(page, store),
      ...(page.route === flagRoute ? checkFlagPage(page, tool.commands) : []),
    ],
  }));
  const coverage = checkOptionPages({
    pages: pages.filter(({ language }) => language === languages[0]),
    options: tool.options,
    waiting: waiting.node,
  });
  return [
    ...found,
    ...[...coverage.pages].map(([file, faults]) => ({ file: path.join(root, file), faults })),
    { file: waiting.file, faults: [...waiting.faults, ...coverage.list] },
    { file: lookalikes.file, faults: [...lookalikes.faults, ...exceptions.listUnused()] },
  ];
}

function checkFences({ fences }: ProofPage, context: FenceContext): LocalFault[] {
  const classes = fences.flatMap((fence) =>
    checkClass(fence).map((fault) => toPageFault(fence, fault)),
  );
  const contents = listSnippets(fences).flatMap((snippet) =>
    checkFence(snippet, context).map((fault) => toPageFault(snippet.fence, fault)),
  );
  return [...classes, ...contents];
}

function readList(file: string) {
  const { node, fault } = parseJson(readFileSync(file, 'utf8'));
  return { file, node, faults: fault ? [fault] : [] };
}

/** Packages that the repository installs by name: those that pages may install and run. */
function listPackages(): string[] {
  const { devDependencies = {} } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  ) as { devDependencies?: Record<string, string> };
  return Object.keys(devDependencies);
}
