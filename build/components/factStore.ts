import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultTypeScript } from '../../facts/cases/defineCase';
import type { CaseResult } from '../../facts/cases/results';
import { caseFolders, type CaseFolders, repository } from '../../facts/cases/paths';
import { compareOutputs, type OutputComparison } from '../../facts/releases/compareOutputs';
import { listMinors, type Minor } from '../../facts/releases/minors';
import { readOutputs, type ReleaseOutputs } from '../../facts/releases/outputs';
import { parseReleases, releasesFile } from '../../facts/releases/releases';
import type { ToolFacts } from '../../facts/tool/toolFacts';
import texts from '../../i18n.json';
import chineseSentences from '../../site/factSentences.zh.json' with { type: 'json' };
import { listFiles } from '../read/files';
import { suggest } from '../read/findNearest';
import type { PageChecks } from './pageChecks';
import { original, translation } from '../../site/site';
import type { Place, Subject } from './places';

/** What `npm run facts` committed, read when a page asks for it. */
export interface FactStore {
  tool: ToolFacts;
  caseIds: readonly string[];
  /** @throws Error with the nearest id where there is no such case, or no result of it. */
  getCase: (id: string) => CaseResult;
  /** Text of an emitted file. @throws Error listing the files there are. */
  getOutput: (id: string, file: string) => string;
  /** Paths of a case's sources. @throws Error like `getCase`. */
  listSources: (id: string) => string[];
  /** Text of a source of a case. @throws Error listing the files there are. */
  getSource: (id: string, file: string) => string;
  /** Major version of TypeScript that a case runs with, or `none`. */
  getTypeScript: (id: string) => string;
  /** Version of a package that is installed here. @throws Error where it is not. */
  getVersion: (name: string) => string;
  /** Range of a package, or of `node`, that an installed one asks for. @throws Error where none is. */
  getWanted: (name: string, by: string) => string;
  /** What is known of each released minor, in order of time. */
  listMinors: () => readonly Minor[];
  /** What a minor changed in the output of cases, where it and the one before it built them. */
  compareOutputs: (minor: Minor) => OutputComparison | undefined;
  /** Where an option or export is documented in this language; nowhere if the store has no pages. */
  findPlace: (subject: Subject) => Place | undefined;
  /** What is checked on each page; the build knows (build/check/code). */
  listPageChecks: () => readonly PageChecks[];
  /** English, or that of `translate`. */
  language: string;
  /** Any text of i18n.json in this language. */
  t: GetText;
  /** Questions of cases and defaults in words in that language, by the English ones; undefined in English. */
  sentences?: Readonly<Record<string, string>>;
}

/** The same facts with words in another language around them, and with the pages of that language. */
export const translate = (store: FactStore, language: string): FactStore => ({
  ...store,
  language,
  t: getTextsIn(language),
  ...(language === translation && { sentences: chineseSentences }),
  listPageChecks: () => {
    const pages = store.listPageChecks();
    const own = new Map(
      pages.flatMap((page) =>
        page.file.startsWith(`${language}/`) ? [[page.file.slice(language.length), page]] : [],
      ),
    );
    // What is checked is counted on the English page, the other is what its readers know.
    return pages.map((page) => {
      const { route, title, notRun } = own.get(page.file.replace(`${original}/`, '/')) ?? page;
      return { ...page, route, title, notRun };
    });
  },
});

const read = (file: string): string => readFileSync(file, 'utf8');

/** Opens the committed facts. @throws Error where `npm run facts` never ran. */
export function openFactStore({
  cases: casesFolder,
  results: resultsFolder,
}: Pick<CaseFolders, 'cases' | 'results'> = caseFolders): FactStore {
  const tool = JSON.parse(read(path.join(resultsFolder, 'tool.json'))) as ToolFacts;
  const caseIds = readdirSync(resultsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(casesFolder, entry.name)))
    .map(({ name }) => name);
  let minors: Minor[] | undefined;
  let outputs: ReleaseOutputs[] | undefined;
  const getCase = (id: string): CaseResult => {
    // A case may be made while the development server runs.
    const file = path.join(resultsFolder, id, 'result.json');
    if (![file, path.join(casesFolder, id)].every(existsSync))
      throw new Error(explainUnknown(id, caseIds));
    return JSON.parse(read(file)) as CaseResult;
  };
  const listSources = (id: string): string[] => {
    getCase(id);
    return listFiles(path.join(casesFolder, id)).filter((file) => file !== 'case.ts');
  };
  return {
    tool,
    caseIds,
    getCase,
    getOutput: (id, file) => {
      const { files } = getCase(id);
      const found = files.find((candidate) => candidate.path === file);
      if (found && !found.sha256) return read(path.join(resultsFolder, id, 'dist', file));
      const names = files.map((candidate) => candidate.path);
      throw new Error(
        found
          ? `${file} of case “${id}” is not text, so its content cannot be shown.`
          : `case “${id}” emits no ${file}. It emits: ${names.join(', ') || 'nothing'}.`,
      );
    },
    listSources,
    getSource: (id, file) => {
      const names = listSources(id);
      if (names.includes(file)) return read(path.join(casesFolder, id, file));
      throw new Error(`case “${id}” has no source ${file}. It has: ${names.join(', ')}.`);
    },
    getTypeScript: (id) => {
      const description = read(path.join(casesFolder, id, 'case.ts'));
      return /^ {2}typescript: '(\w+)'/m.exec(description)?.[1] ?? defaultTypeScript;
    },
    getVersion: (name) =>
      new Map(Object.entries(tool.versions)).get(name) ?? readManifest(name).version,
    getWanted: readWanted,
    listMinors: () => (minors ??= listMinors(parseReleases(read(releasesFile)))),
    compareOutputs: ({ before, release }) => {
      outputs ??= readOutputs();
      const find = (version?: string) => outputs?.find((one) => one.version === version);
      const [old, next] = [find(before?.version), find(release?.version)];
      return old && next && compareOutputs(old, next);
    },
    findPlace: () => undefined,
    listPageChecks: () => [],
    language: original,
    t: getTextsIn(original),
  };
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  engines?: Record<string, string>;
}

function readManifest(name: string): Manifest {
  const file = path.join(repository, 'node_modules', name, 'package.json');
  if (!existsSync(file)) throw new Error(`${name} is not installed here, so it has no version.`);
  return JSON.parse(read(file)) as Manifest;
}

function readWanted(name: string, by: string): string {
  const { dependencies, peerDependencies, engines } = readManifest(by);
  const range = { ...engines, ...peerDependencies, ...dependencies }[name];
  if (range === undefined) throw new Error(`${by} asks for no ${name}.`);
  return range;
}

function explainUnknown(id: string, known: readonly string[]): string {
  const hint = suggest(id, known, 'Cases are the folders of cases/; `npm run facts` runs them.');
  return `there is no result of a case “${id}”. ${hint}`;
}

/** Keys of i18n.json: of texts around facts, and of those that a browser part has, too. */
export type FactText = keyof typeof texts;

/** A text with its values, in one language: `t('facts.changeBack', { release: '1.0.0' })`. */
export type GetText = (key: FactText, values?: Readonly<Record<string, string>>) => string;

/** The texts of a language; those of English where it is none of the site's. */
export function getTextsIn(language: string): GetText {
  return (key, values = {}) => {
    // The check says where a text is missing.
    const forms: Readonly<Record<string, string>> | undefined = texts[key];
    return `${forms?.[language] ?? forms?.en}`.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`i18n.json: nothing fills ${hole} of ${key}.`);
      return value;
    });
  };
}

/** Dotted paths of all options of the installed tool, its own and those of Rsbuild. */
export function listOptionPaths(): string[] {
  const { options, rsbuildOptions } = openFactStore().tool;
  return [...new Set([...options, ...rsbuildOptions].map(({ path }) => path))];
}
