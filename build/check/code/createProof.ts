import path from 'node:path';
import { type CaseFolders, caseFolders, repository } from '../../../facts/cases/paths';
import { compareFaults } from '../../read/faults/compareFaults';
import type { Fault, LocalFault } from '../../read/faults/Fault';
import { type FactStore, openFactStore } from '../../components/facts/factStore';
import { getToolchainKey } from './cache/getToolchainKey';
import { openCache } from '../../read/buildCache/openCache';
import { checkContent, type FileFaults } from './checkContent';
import { type FenceFault, toPageFault } from './FenceFault';
import { proveFences } from './fences/proveFences';
import type { ProofPage } from './page/ProofPage';
import { createPageReader } from './page/readPages';
import { listSnippets } from './project/listSnippets';
import { countPage, type PageProof } from './record/countPage';
import { findStaleUses } from './results/findStaleUses';

export interface ProofOptions {
  /** The docs folder. */
  root: string;
  /** The default language first. */
  languages: readonly string[];
  /** The folder that reported paths start from; the current one if left out. */
  base?: string;
  /** Cases and their results; those of the repository if left out. */
  folders?: Pick<CaseFolders, 'cases' | 'results'>;
  /** Folder of lookalikes.json and notYetDocumented.json. */
  listFolder?: string;
  /** Where verdicts are kept between runs. */
  cacheFolder?: string;
}

/** Holds the content of a site to what the installed tool says and does. */
export interface Proof {
  /** The docs folder. */
  root: string;
  /** What can be told at once, for every save. */
  checkQuickly: () => Fault[];
  /** Everything; what changed since the last time is run. */
  checkAll: () => Promise<Fault[]>;
  /** What the pages say, read anew where it has changed. */
  readPages: () => ProofPage[];
  /** What is checked, page by page. */
  countPages: () => PageProof[];
  /** The same for the page of a file, relative to `root`; undefined where that is none. */
  countPage: (file: string) => PageProof | undefined;
  openStore: () => FactStore;
}

/** Opens the proof of a docs folder. */
export function createProof({
  root: docs,
  languages,
  base = process.cwd(),
  folders = caseFolders,
  listFolder = path.join(repository, 'build', 'check', 'code'),
  cacheFolder = path.join(repository, 'node_modules', '.cache', 'rslib-docs', 'proof'),
}: ProofOptions): Proof {
  const root = path.resolve(docs);
  const { readPage, readPages } = createPageReader({ root, languages, cacheFolder });
  const openStore = () => openFactStore(folders);
  const toFaults = (found: readonly FileFaults[]): Fault[] =>
    found
      .flatMap(({ file, faults }) => faults.map((fault) => toFault(fault, file, base)))
      .sort(compareFaults);
  const checkCheaply = () =>
    checkContent(readPages(), { root, languages, store: openStore(), listFolder });

  return {
    root,
    openStore,
    readPages,
    countPages: () => readPages().map(countPage),
    countPage: (file) => {
      const page = readPage(file);
      return page && countPage(page);
    },
    checkQuickly: () => toFaults(checkCheaply()),
    checkAll: async () => {
      const pages = readPages();
      const verdicts = openCache<FenceFault[]>(path.join(cacheFolder, 'verdicts.json'));
      const places = pages.flatMap(({ file, fences }) =>
        listSnippets(fences).map((snippet) => ({ file: path.join(root, file), snippet })),
      );
      const snippets = places.map(({ snippet }) => snippet);
      const found = await proveFences(snippets, { verdicts, toolchain: getToolchainKey() });
      verdicts.save();
      const slow = places.map(({ file, snippet }, index) => ({
        file,
        faults: (found[index] ?? []).map((fault) => toPageFault(snippet.fence, fault)),
      }));
      const stale = await findStaleUses(pages, folders, root);
      return toFaults([...checkCheaply(), ...slow, ...stale]);
    },
  };
}

function toFault(fault: LocalFault, file: string, base: string): Fault {
  const name = path.relative(base, file).replaceAll(path.sep, '/');
  return { severity: 'error', ...fault, file: name };
}
