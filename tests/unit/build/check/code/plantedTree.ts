import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caseFolders, repository, workFolder } from '../../../../../facts/cases/paths';
import type { ToolFacts } from '../../../../../facts/tool/toolFacts';
import { listFiles } from '../../../../../build/read/files';

const fixture = path.join(repository, 'tests', 'fixtures', 'checked-pages');
const caseId = 'dual-separate-folders';
const caseIds = [caseId, 'error-module-not-found'];
/** What a tree has, apart from its caches. */
const parts = [
  'docs',
  'cases',
  'facts',
  'results',
  'factSentences.zh.json',
  'valueSources.json',
  'codeWords.json',
];

/** A small site: pages, cases with their results, lists of exceptions. */
export interface Tree {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
}

/** Takes the cases that the fixture's pages rest on, and fills their places with a committed result. */
export function createHonestTree(): Tree {
  mkdirSync(workFolder, { recursive: true });
  const tree = openTree(mkdtempSync(path.join(workFolder, '.checked-planted-')));
  const copy = (from: string, to: string) =>
    cpSync(from, path.join(tree.folder, to), { recursive: true });
  copy(fixture, '');
  for (const id of caseIds) {
    copy(path.join(caseFolders.cases, id), `cases/${id}`);
    copy(path.join(caseFolders.results, id), `results/${id}`);
  }
  copy(path.join(repository, 'facts/cases/defineCase.ts'), 'facts/cases/defineCase.ts');
  copy(path.join(caseFolders.results, 'tool.json'), 'results/tool.json');
  fillPlaces(tree);
  return tree;
}

/** The same tree once more, to plant something in. */
export function copyTree({ folder }: Tree): Tree {
  const copy = openTree(mkdtempSync(`${folder}-`));
  for (const part of parts) {
    cpSync(path.join(folder, part), path.join(copy.folder, part), { recursive: true });
  }
  return copy;
}

function openTree(folder: string): Tree {
  const inFolder = (file: string) => path.join(folder, file);
  return {
    folder,
    read: (file) => readFileSync(inFolder(file), 'utf8'),
    write: (file, text) => {
      mkdirSync(path.dirname(inFolder(file)), { recursive: true });
      writeFileSync(inFolder(file), text);
    },
  };
}

/**
 * `@@log@@`, `@@dist/…@@` and `@@src/…@@` stand for what the case gave and was built from, `@@types@@`,
 * `@@values@@`, `@@options@@` and `@@messages@@` for what the tool exports, takes and says.
 */
function fillPlaces(tree: Tree): void {
  const results = `results/${caseId}`;
  const { log } = JSON.parse(tree.read(`${results}/result.json`)) as { log: string[] };
  const { exports, messages, options } = JSON.parse(tree.read('results/tool.json')) as ToolFacts;
  const toHeading = (name: string) => `### ${name}\n`;
  const tool: Record<string, string[]> = {
    types: exports.types.map(toHeading),
    options: options
      .map(({ path: name }) => name)
      .filter((name) => !/^dts\b/.test(name))
      .map(toHeading),
    values: exports.values.map(toHeading),
    messages: messages.map(({ text }) => `### \`\` ${text} \`\`\n`),
  };
  const fill = (place: string): string => {
    if (tool[place]) return tool[place].join('\n');
    if (place === 'log') return log.join('\n');
    const file = place.startsWith('dist/') ? `${results}/${place}` : `cases/${caseId}/${place}`;
    return tree.read(file).replace(/\n$/, '');
  };
  for (const file of listFiles(path.join(tree.folder, 'docs'))) {
    const text = tree.read(`docs/${file}`);
    tree.write(
      `docs/${file}`,
      text.replace(/^@@(.*)@@$/gm, (_, place: string) => fill(place)),
    );
  }
}
