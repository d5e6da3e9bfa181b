import type { Located, LocatedScalar } from '../../../read/located/Located';
import { parseJson } from '../../../read/located/parseJson';
import { findNearest } from '../../../read/faults/findNearest';
import type { FactStore } from '../../../components/facts/factStore';
import type { FenceFault } from '../FenceFault';
import type { Fence } from '../page/Fence';

/** Keys of package.json whose values are files that a package publishes. */
const fileKeys = ['main', 'module', 'types', 'typings', 'exports', 'bin', 'browser', 'unpkg'];

/**
 * Whether the files that a package.json with `case="…"` leads to are what the case writes. Patterns
 * (`./dist/*.js`) and files outside the output folder are not looked up.
 */
export function checkPublished({ code, meta }: Fence, store: FactStore): FenceFault[] {
  const { case: id } = meta.attributes;
  const { node } = parseJson(code);
  if (!id || node?.type !== 'object' || !store.caseIds.includes(id)) return [];
  const { output = 'dist', files, isRace } = store.getCase(id);
  if (isRace) return [];
  const known = files.map(({ path }) => `./${output}/${path}`);
  const targets = node.entries
    .filter(({ key }) => fileKeys.includes(key))
    .flatMap(({ value }) => listTexts(value));
  return targets.flatMap((target) => {
    const path = `${target.value}`.replace(/^(?:\.\/)?/, './');
    const isWritten = path.startsWith(`./${output}/`) && !path.includes('*');
    if (!isWritten || known.includes(path)) return [];
    const nearest = findNearest(path, known, 0.4);
    return [
      {
        line: target.line,
        column: target.column,
        rule: 'package-json' as const,
        message: `Case “${id}” does not write \`${path}\`.`,
        hint: nearest ? `It writes \`${nearest}\`.` : `It writes ${known.join(', ') || 'nothing'}.`,
      },
    ];
  });
}

function listTexts(node: Located): LocatedScalar[] {
  if (node.type === 'scalar') return typeof node.value === 'string' ? [node] : [];
  if (node.type === 'list') return node.items.flatMap(listTexts);
  return node.entries.flatMap(({ value }) => listTexts(value));
}
