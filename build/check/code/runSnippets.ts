import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import type { FactStore } from '../../components/factStore';
import { type Cache, hashFiles, hashParts, listReaderSources } from '../../read/cache';
import { type Attempt, checkCaseFailure, checkFailures } from './expectedErrors';
import type { FenceIssue } from './fenceClass';
import { checkJson, checkJsonPart, getJsonKind } from './json';
import { checkLoads } from './loadConfigs';
import { checkOutput, checkSource } from './output';
import { checkPublished, checkScripts } from './packageJson';
import { withWorkFolder } from './project';
import { type Snippet } from '../../read/snippets';
import { checkShell } from './shell';
import { checkSyntax, checkWholeSyntax } from './syntax';
import { checkTsconfigs, checkTypes, reportTypes } from './types';

/**
 * What running them finds wrong with snippets, in their order. Only what changed since the last run is
 * run, each check once over all of it.
 * @param toolchain what every result depends on
 */
export async function runSnippets(
  snippets: readonly Snippet[],
  results: Cache<FenceIssue[]>,
  toolchain: string,
): Promise<FenceIssue[][]> {
  const jobs = snippets.flatMap((snippet, index) =>
    listChecks(snippet).map((check) => ({
      check,
      snippet,
      index,
      key: getKey(toolchain, check, snippet),
    })),
  );
  // Pages show the same configuration again and again.
  const stale = jobs.filter(
    ({ key }, index) =>
      results.get(key) === undefined && jobs.findIndex((job) => job.key === key) === index,
  );
  if (stale.length > 0) {
    const select = (wanted: SlowCheck) =>
      stale.filter(({ check }) => check === wanted).map(({ snippet }) => snippet);
    const wanted = {
      failure: select('failure'),
      load: select('load'),
      syntax: select('syntax'),
      tsconfig: select('tsconfig'),
      types: select('types'),
    };
    const found = await runChecks(wanted);
    for (const { check, snippet, key } of stale) {
      results.set(key, found[check][wanted[check].indexOf(snippet)] ?? []);
    }
  }
  const issues: FenceIssue[][] = snippets.map(() => []);
  for (const { index, key } of jobs) issues[index]?.push(...(results.get(key) ?? []));
  return issues;
}

/** What every result depends on: installed packages, Node.js, and all that reads and checks pages. */
export function getToolchainKey(): string {
  return hashParts(process.version, hashFiles(repository, listReaderSources()));
}

function getKey(toolchain: string, check: SlowCheck, snippet: Snippet): string {
  const { fence, fenceClass, path, siblings } = snippet;
  const needsSiblings = check === 'failure' || /['"]\.\.?\//.test(fence.code);
  const around = needsSiblings ? [...siblings].flat() : [];
  const { 'expect-error': message = '' } = fence.meta.attributes;
  const { words } = fence.meta;
  return hashParts(
    toolchain,
    check,
    fenceClass,
    path,
    fence.lang,
    words.join(' '),
    message,
    fence.code,
    ...around,
  );
}

/** Checks that take time, whose results are kept. */
export type SlowCheck = 'failure' | 'load' | 'syntax' | 'tsconfig' | 'types';

/** What has to be run for a snippet, after what is checked on the spot. */
function listChecks({ fence, fenceClass, path }: Snippet): SlowCheck[] {
  const { attributes, words } = fence.meta;
  if (attributes['not-run'] !== undefined) return [];
  if (attributes['expect-error'] !== undefined) {
    return attributes.case === undefined ? ['failure'] : [];
  }
  // A part of a file cannot be judged as a whole.
  const isPart = words.includes('part');
  switch (fenceClass) {
    case 'config':
      return isPart ? ['syntax'] : ['types', 'load'];
    case 'module':
      return isTyped(path, fence.code) && !isPart ? ['types'] : ['syntax'];
    case 'json':
      return getJsonKind(path) === 'tsconfig' && !isPart ? ['tsconfig'] : [];
    case 'fragment':
      return ['syntax'];
    default:
      return [];
  }
}

/** TypeScript, and JavaScript that asks for it with `// @ts-check`. */
const isTyped = (path: string, code: string): boolean =>
  /\.[cm]?tsx?$/.test(path) || (/\.[cm]?jsx?$/.test(path) && /^\s*\/\/ @ts-check\b/.test(code));

type Verdicts = Record<SlowCheck, FenceIssue[][]>;

/**
 * Runs each check over its snippets, side by side; returns the issues in the order asked for. Snippets
 * that are meant to fail are compiled and loaded together with those that are not.
 */
function runChecks(wanted: Readonly<Record<SlowCheck, readonly Snippet[]>>): Promise<Verdicts> {
  return withWorkFolder(async (folder) => {
    const scripts = wanted.failure.filter(({ path: name }) => /\.[cm]?[jt]sx?$/.test(name));
    const configs = wanted.failure.filter(({ fenceClass }) => fenceClass === 'config');
    const [types, loads, tsconfig, syntax] = await Promise.all([
      checkTypes([...wanted.types, ...scripts], path.join(folder, 'types')),
      checkLoads([...wanted.load, ...configs], path.join(folder, 'load')),
      checkTsconfigs(wanted.tsconfig, path.join(folder, 'tsconfig')),
      Promise.all(wanted.syntax.map(parse)),
    ]);
    const attempts = wanted.failure.map((snippet): Attempt => {
      const script = scripts.indexOf(snippet);
      const config = configs.indexOf(snippet);
      return {
        snippet,
        errors: script < 0 ? [] : (types[wanted.types.length + script] ?? []),
        load: config < 0 ? undefined : loads[wanted.load.length + config],
      };
    });
    return {
      failure: await checkFailures(attempts, path.join(folder, 'failure')),
      load: wanted.load.map((_, index) => [loads[index] ?? []].flat()),
      syntax,
      tsconfig,
      types: wanted.types.map(({ fenceClass }, index) =>
        reportTypes(types[index] ?? [], fenceClass === 'config' ? 'config-types' : 'module-types'),
      ),
    };
  });
}

function parse({ fence: { code, lang, meta }, fenceClass }: Snippet): Promise<FenceIssue[]> {
  const isPart = fenceClass === 'fragment' || meta.words.includes('part');
  return isPart ? checkSyntax(code, lang) : checkWholeSyntax(code, lang);
}

export interface FenceContext {
  store: FactStore;
  /** Packages installed here. */
  packages: readonly string[];
}

/** What can be told of a snippet without running anything. */
export function checkFence(snippet: Snippet, { store, packages }: FenceContext): FenceIssue[] {
  const { fence, fenceClass } = snippet;
  const { attributes, words } = fence.meta;
  if (attributes['not-run'] !== undefined) return [];
  if (attributes['expect-error'] !== undefined) return checkCaseFailure(fence, store);
  const shell = { commands: store.tool.commands, packages };
  switch (fenceClass) {
    case 'shell':
      return checkShell(fence.code, shell);
    case 'output':
      return checkOutput(fence, store);
    case 'json':
      return [
        ...(words.includes('part')
          ? checkJsonPart(fence.code)
          : checkJson(fence.code, attributes.title)),
        ...checkScripts(fence.code, shell),
        ...checkSource(fence, store),
        ...(getJsonKind(attributes.title) === 'package' ? checkPublished(fence, store) : []),
      ];
    default:
      return checkSource(fence, store);
  }
}
