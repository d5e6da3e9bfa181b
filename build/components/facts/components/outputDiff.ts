import { createTwoFilesPatch, diffLines } from 'diff';
import type { FactStore } from '../factStore';
import { type BlockComponent, need } from './component';
import { type Block, fence, paragraph, toUnix } from './nodes';
import { parseCode } from './options';

/** Lines of context round a change. */
const context = 2;

/**
 * Two cases that differ in an option: the change of the configuration, files that come and go, lines
 * that differ. `file` limits the lines to one file.
 */
export const outputDiff: BlockComponent = {
  type: 'block',
  attributes: ['from', 'to', 'file'],
  render(attributes, store) {
    const from = need(attributes, 'from');
    const to = need(attributes, 'to');
    const [before, after] = [listFiles(store, from), listFiles(store, to)];
    const shared = before.filter((file) => after.includes(file));
    const wanted = attributes.file === undefined ? shared : [need(attributes, 'file')];
    const blocks = [
      ...showChange('rslib.config.ts', readConfig(store, from), readConfig(store, to)),
      ...showNames(
        (files) => store.say('factsOnlyBefore', { files }),
        before.filter((file) => !after.includes(file)),
      ),
      ...showNames(
        (files) => store.say('factsOnlyAfter', { files }),
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

function showNames(say: (files: string) => string, files: readonly string[]): Block[] {
  if (files.length === 0) return [];
  return [paragraph(...parseCode(say(files.map((file) => `\`${file}\``).join(', '))))];
}

function showChange(file: string, before: string, after: string): Block[] {
  if (diffLines(before, after).every(({ added, removed }) => !added && !removed)) return [];
  const patch = createTwoFilesPatch(file, file, before, after, '', '', { context });
  const hunks = patch.split('\n').slice(4);
  const lines = hunks.filter((line) => !/^(@@|\\ No newline)/.test(line));
  return [fence('diff', lines.join('\n').trimEnd(), file)];
}
