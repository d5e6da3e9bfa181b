import { findNearest } from '../../../read/faults/findNearest';
import type { Located, LocatedEntry, LocatedObject } from '../../../read/located/Located';
import type { FenceFault } from '../FenceFault';
import { checkTarget, type ModuleType } from './checkTarget';
import { conditions } from './packageKeys';

/** Whether an `exports` map can be resolved as its writer meant it. */
export function checkExports(exports: Located, type: ModuleType | undefined): FenceFault[] {
  return checkNode(exports, [], type);
}

function checkNode(node: Located, path: readonly string[], type?: ModuleType): FenceFault[] {
  if (node.type === 'list') return node.items.flatMap((item) => checkNode(item, path, type));
  if (node.type === 'scalar') return checkTarget(node, path, type);
  const subpaths = node.entries.filter(({ key }) => key.startsWith('.'));
  const named = node.entries.filter(({ key }) => !key.startsWith('.'));
  const [mixed] = subpaths.length > 0 ? named : [];
  if (mixed) {
    return [
      report(
        mixed,
        `\`${mixed.key}\` stands beside paths that begin with a dot.`,
        'Node.js refuses the mixture: put conditions below `"."`.',
      ),
    ];
  }
  const isTop = path.length === 0;
  return [
    ...(subpaths.length > 0 && !isTop
      ? [
          report(
            node,
            'Paths stand below a condition.',
            'Put the paths first, conditions below them.',
          ),
        ]
      : []),
    ...(subpaths.length > 0 ? [] : checkOrder(node)),
    ...node.entries.flatMap(({ key, value }) => checkNode(value, [...path, key], type)),
  ];
}

/** The first condition that holds wins: `types` must come first, `default` last. */
function checkOrder({ entries }: LocatedObject): FenceFault[] {
  const faults = entries.flatMap((entry) => checkCondition(entry));
  const types = entries.findIndex(({ key }) => key === 'types');
  const fallback = entries.findIndex(({ key }) => key === 'default');
  const typesEntry = entries[types];
  if (typesEntry && types > 0) {
    faults.push(
      report(
        typesEntry,
        '`types` does not come first.',
        'Move it up: TypeScript takes the first condition that holds.',
      ),
    );
  }
  const defaultEntry = entries[fallback];
  if (defaultEntry && fallback < entries.length - 1) {
    faults.push(
      report(
        defaultEntry,
        '`default` does not come last.',
        'Move it down: what follows it is never reached.',
      ),
    );
  }
  return faults;
}

function checkCondition({ key, line, column }: LocatedEntry): FenceFault[] {
  if (conditions.includes(key) || key.startsWith('types@')) return [];
  const nearest = findNearest(key, conditions);
  return [
    report(
      { line, column },
      `No tool asks for the condition \`${key}\`.`,
      nearest ? `Did you mean \`${nearest}\`?` : 'Remove it, or add it to packageKeys.ts.',
    ),
  ];
}

const report = (
  { line, column }: { line: number; column?: number },
  message: string,
  hint: string,
): FenceFault => ({ line, column, rule: 'package-json', message, hint });
