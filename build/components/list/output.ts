import { createTwoFilesPatch, diffLines } from 'diff';
import type { ResultFile } from '../../../facts/cases/results';
import { buildTree, type TreeNode } from '../../../site/fileTree';
import { formatBytes } from '../../../site/formatSize';
import type { FactStore } from '../factStore';
import { type BuildTimeComponent, requireAttribute } from '../component';
import { type Block, fence, getLanguage, paragraph, toUnix, parseCode } from '../nodes';

/**
 * What a case gave. `<Output case="x" />` renders its files with sizes, `file="index.js"` shows one,
 * `log` shows what the tool printed.
 */
export const output: BuildTimeComponent = {
  name: 'Output',
  about: 'What a case gave: a tree of its files, one of them, or the log.',
  attributes: { case: 'case', file: 'text', log: 'flag' },
  render(attributes, store) {
    const id = requireAttribute(attributes, 'case');
    const result = store.getCase(id);
    if (attributes.log) {
      return [fence('text', result.log.join('\n'), result.command, 'output')];
    }
    const { command, files, output: folder = 'dist' } = result;
    if (attributes.file === undefined) {
      if (files.length === 0) throw new Error(`case “${id}” emits no files to render.`);
      const title = store.t('facts.filesAfter', { folder: `${folder}/`, command });
      return [fence('text', formatFileTree(folder, files), title, 'output')];
    }
    const file = requireAttribute(attributes, 'file');
    return [fence(getLanguage(file), store.getOutput(id, file), `${folder}/${file}`, 'output')];
  },
};

/** Lines of context round a change. */
const context = 2;

/**
 * Two cases that differ in an option: the change of the configuration, files that come and go, lines
 * that differ. `file` limits the lines to one file; `outputs` leaves out the configuration, where a page
 * shows it by itself.
 */
export const outputDiff: BuildTimeComponent = {
  name: 'OutputDiff',
  about: 'What changes in the output between two cases.',
  attributes: { from: 'case', to: 'case', file: 'text', outputs: 'flag' },
  render(attributes, store) {
    const from = requireAttribute(attributes, 'from');
    const to = requireAttribute(attributes, 'to');
    const [before, after] = [listFiles(store, from), listFiles(store, to)];
    const shared = before.filter((file) => after.includes(file));
    const wanted = attributes.file === undefined ? shared : [requireAttribute(attributes, 'file')];
    const blocks = [
      ...(attributes.outputs
        ? []
        : showChange('rslib.config.ts', readConfig(store, from), readConfig(store, to))),
      ...showNames(
        (files) => store.t('facts.onlyBefore', { files }),
        before.filter((file) => !after.includes(file)),
      ),
      ...showNames(
        (files) => store.t('facts.onlyAfter', { files }),
        after.filter((file) => !before.includes(file)),
      ),
      ...wanted.flatMap((file) =>
        showChange(
          `dist/${file}`,
          toUnix(store.getOutput(from, file)),
          toUnix(store.getOutput(to, file)),
        ),
      ),
    ];
    if (blocks.length === 0) throw new Error(`cases “${from}” and “${to}” give the same output.`);
    return blocks;
  },
};

function listFiles(store: FactStore, id: string): string[] {
  return store
    .getCase(id)
    .files.filter(({ sha256 }) => !sha256)
    .map(({ path }) => path);
}

function readConfig(store: FactStore, id: string): string {
  try {
    return store.getSource(id, 'rslib.config.ts');
  } catch {
    // A case without a configuration runs on defaults.
    return '';
  }
}

function showNames(describe: (files: string) => string, files: readonly string[]): Block[] {
  if (files.length === 0) return [];
  return [paragraph(...parseCode(describe(files.map((file) => `\`${file}\``).join(', '))))];
}

function showChange(file: string, before: string, after: string): Block[] {
  if (diffLines(before, after).every(({ added, removed }) => !added && !removed)) return [];
  const patch = createTwoFilesPatch(file, file, before, after, '', '', { context });
  const hunks = patch.split('\n').slice(4);
  const lines = hunks.filter((line) => !/^(@@|\\ No newline)/.test(line));
  return [fence('diff', lines.join('\n').trimEnd(), file)];
}

/** The files of an output folder as a tree, with sizes raw and gzip in columns after the names. */
function formatFileTree(root: string, files: readonly ResultFile[]): string {
  const head = { name: `${root}/`, size: 'size', gzip: 'gzip' };
  const rows = [head, ...listRows(buildTree(files), '')];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const sizeWidth = Math.max(...rows.map(({ size }) => size.length));
  const gzipWidth = Math.max(...rows.map(({ gzip }) => gzip.length));
  return rows
    .map(({ name, size, gzip }) =>
      size
        ? `${name.padEnd(width)}  ${size.padStart(sizeWidth)}  ${gzip.padStart(gzipWidth)}`
        : name,
    )
    .join('\n');
}

interface Row {
  name: string;
  size: string;
  gzip: string;
}

/** Folders come before files. */
function listRows(nodes: readonly TreeNode<ResultFile>[], indent: string): Row[] {
  const sorted = nodes.toSorted((a, b) => Number(!!a.file) - Number(!!b.file));
  return sorted.flatMap(({ name, file, children }, index) => {
    const isLast = index === nodes.length - 1;
    const row = {
      name: `${indent}${isLast ? '└── ' : '├── '}${name}${file ? '' : '/'}`,
      size: file ? formatBytes(file.size) : '',
      gzip: file ? formatBytes(file.gzip) : '',
    };
    return [row, ...listRows(children, `${indent}${isLast ? '    ' : '│   '}`)];
  });
}
