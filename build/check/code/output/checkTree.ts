import type { CaseResult } from '../../../../facts/cases/caseResult';
import { findNearest } from '../../../read/faults/findNearest';
import type { FenceFault } from '../FenceFault';
import type { Fence } from '../page/Fence';
import type { DrawnTree } from './parseTree';

export interface TreeContext {
  id: string;
  result: CaseResult;
  /** Paths of the case's sources. */
  sources: readonly string[];
}

/**
 * Whether a drawn tree is that of a case: of its output folder, of a folder of its sources, or with
 * `.` at its top of both. Unless the fence says `part`, nothing may be left out of an output folder.
 */
export function checkTree(tree: DrawnTree, { meta }: Fence, context: TreeContext): FenceFault[] {
  const { id, result, sources } = context;
  const { output = 'dist', files } = result;
  const written = files.map(({ path }) => path);
  const isOutput = tree.root === output;
  const known = isOutput
    ? written
    : listBelow(tree.root, [...sources, ...written.map((path) => `${output}/${path}`)]);
  const extra = tree.files
    .filter(({ path }) => !known.includes(path))
    .map(({ path, line }): FenceFault => {
      const nearest = findNearest(path, known, 0.4);
      return {
        line,
        column: 1,
        rule: 'output-differs',
        message: `Case “${id}” has no \`${tree.root}/${path}\`.`,
        hint: nearest ? `It has \`${nearest}\`.` : `It has ${known.join(', ') || 'nothing'}.`,
      };
    });
  const drawn = tree.files.map(({ path }) => path);
  const missing = known.filter((path) => !drawn.includes(path));
  const mayLack = meta.words.includes('part') || tree.root === '.' || extra.length > 0;
  if (mayLack || missing.length === 0) return extra;
  return [
    {
      line: tree.files.at(-1)?.line ?? 1,
      rule: 'output-differs',
      message: `The tree lacks ${missing.map((path) => `\`${path}\``).join(', ')}, which case “${id}” has.`,
      hint: 'Draw every file, or write `part` after the class.',
    },
  ];
}

/** Paths below a folder, from there. */
function listBelow(root: string, paths: readonly string[]): string[] {
  if (root === '.') return [...paths];
  return paths
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) => path.slice(root.length + 1));
}
