import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type LibraryResults,
  nameText,
  type ShownGroup,
  type ShownSources,
} from '../../../explorer/results';
import {
  getDefaults,
  type LibraryId,
  libraryIds,
  listCombinations,
  toGroup,
  toKey,
} from '../../../explorer/settings';
import { repository } from '../../../facts/cases/paths';
import { readTexts } from '../../../facts/explorer/checkExplorer';
import i18n from '../../../i18n.json' with { type: 'json' };
import { languages } from '../../../site/site';
import { getTextCode } from '../../../packageCheck/helpPages';
import { writeGroup } from '../../../site/texts';
import { hashParts } from '../../read/cache';
import type { Step } from '../../rspress/inOrder';
import { addFiles, type BuiltFile, getFileAddress } from '../builtFiles';

/** What the output explorer shows: a file for the sources of each library, and one for each group of builds. */
export function outputExplorer(): Step {
  return addFiles('output-explorer', async (config, isProd) => {
    const named = libraryIds.flatMap(listShownFiles);
    // One hash for all: no page has to know the names of eighty files.
    const texts = isProd ? await Promise.all(named.map(({ read }) => read())) : [];
    const hash = hashParts(...texts).slice(0, 8);
    const toPath = (name: string) => `static/explorer/${name}.${hash}.json`;
    const files = named.map(({ path: name, read }) => ({ path: toPath(name), read }));
    const address = getFileAddress({ path: toPath('*') }, config);
    const [first] = libraryIds;
    const results = readResults(first);
    const group = createGroup(first, results, [toKey(getDefaults(first))]);
    // Of the texts about findings, those of this package.
    const codes: string[] = Object.values(group.checks).flatMap(({ findings: found }) =>
      found.map(({ code }) => getTextCode(code)),
    );
    const own = Object.entries(i18n).filter(([key]) => {
      const [, code] = /^packed\.(?:mistake|find|fix)(.*)/.exec(key) ?? [];
      return code === undefined || codes.includes(code);
    });
    const write = (language: string) => writeGroup(Object.fromEntries(own), 'packed', language);
    const findings = Object.fromEntries(languages.map((language) => [language, write(language)]));
    const opened = { sources: readSources(first, results), group, findings };
    const define = {
      EXPLORER_FILES: JSON.stringify(address),
      EXPLORER_FIRST: JSON.stringify(opened),
    };
    return { files, define };
  });
}

const root = path.join(repository, 'explorer');

const readResults = (library: LibraryId): LibraryResults =>
  JSON.parse(readFileSync(path.join(root, 'results', `${library}.json`), 'utf8')) as LibraryResults;

function readSources(library: LibraryId, { versions }: LibraryResults): ShownSources {
  return { versions, files: readTexts(path.join(root, 'libraries', library)) };
}

function listShownFiles(library: LibraryId): BuiltFile[] {
  const results = readResults(library);
  const combinations = listCombinations(library);
  return [
    { path: library, read: () => JSON.stringify(readSources(library, results)) },
    ...[...new Set(combinations.map(toGroup))].map((group) => {
      const own = combinations.filter((one) => toGroup(one) === group);
      const read = () => JSON.stringify(createGroup(library, results, own.map(toKey)));
      return { path: `${library}-${group}`, read };
    }),
  ];
}

/** Builds with all that they name, where equal texts are once. */
function createGroup(
  library: LibraryId,
  { builds, checks, logs }: LibraryResults,
  keys: readonly string[],
): ShownGroup {
  const texts: string[] = [];
  const names = new Map<string, number>();
  const add = (file: string, hash: string): number => {
    const name = nameText(library, file, hash);
    const known = names.get(name);
    if (known !== undefined) return known;
    names.set(name, texts.length);
    return texts.push(readFileSync(path.join(root, 'results', name), 'utf8')) - 1;
  };
  const own = keys.map((key) => [key, builds[key] ?? {}] as const);
  const shown = own.map(([key, { files, check, log }]) => {
    const entries = files && Object.entries(files);
    const indexes = entries?.map(([file, hash]) => [file, add(file, hash)]);
    return [
      key,
      {
        ...(indexes && { files: Object.fromEntries(indexes) as Record<string, number> }),
        ...(check && { check }),
        ...(log && { log }),
      },
    ];
  });
  const pick = <T>(all: Readonly<Record<string, T>>, part: 'check' | 'log') =>
    Object.fromEntries(
      Object.entries(all).filter(([hash]) => own.some(([, build]) => build[part] === hash)),
    );
  return {
    builds: Object.fromEntries(shown) as ShownGroup['builds'],
    texts,
    gzip: texts.map((text) => gzipSync(text).length),
    checks: pick(checks, 'check'),
    logs: pick(logs, 'log'),
  };
}
