import type { FactStore } from '../../components/factStore';
import type { Fence } from '../../read/fences';
import { findNearest } from '../../read/findNearest';
import {
  getEntry,
  getItems,
  getText,
  type Located,
  type LocatedEntry,
  type LocatedObject,
  type LocatedScalar,
  parseJson,
} from '../../read/located';
import type { FenceFault } from './fenceClass';
import { conditions, packageKeys } from './packageKeys';

/** Whether a package.json, or a part of one, would do what it says. */
export function checkPackageJson(node: Located): FenceFault[] {
  if (node.type !== 'object') {
    return [report(node, 'A package.json is an object.', 'Write `{ … }`.')];
  }
  const exports = getEntry(node, 'exports');
  return [
    ...checkKeys(node),
    ...checkType(node),
    ...checkEntryFiles(node),
    ...(exports ? checkExports(exports, getModuleType(node)) : []),
  ];
}

/** How Node.js reads `.js`; unknown where the fence shows a part that leaves `type` out. */
function getModuleType(node: LocatedObject): ModuleType | undefined {
  const type = getText(node, 'type');
  if (type === 'module' || type === 'commonjs') return type;
  return getEntry(node, 'name') ? 'commonjs' : undefined;
}

function checkKeys({ entries }: LocatedObject): FenceFault[] {
  return entries
    .filter(({ key }) => !packageKeys.includes(key))
    .map((entry) => {
      const nearest = findNearest(entry.key, packageKeys);
      return report(
        entry,
        `No tool reads \`${entry.key}\` in a package.json.`,
        nearest ? `Did you mean \`${nearest}\`?` : 'Remove it, or add it to packageKeys.ts.',
      );
    });
}

function checkType(node: LocatedObject): FenceFault[] {
  const type = getEntry(node, 'type');
  if (!type || (type.type === 'scalar' && ['module', 'commonjs'].includes(String(type.value)))) {
    return [];
  }
  return [report(type, '`type` is `module` or `commonjs`.', 'Write one of the two.')];
}

function checkEntryFiles(node: LocatedObject): FenceFault[] {
  const faults: FenceFault[] = [];
  for (const key of ['main', 'module', 'types', 'typings']) {
    const value = getEntry(node, key);
    const file = getText(node, key);
    if (!value || file === undefined) continue;
    const isTypes = key === 'types' || key === 'typings';
    const isDeclaration = /\.d\.[cm]?ts$/.test(file);
    if (isTypes !== isDeclaration) {
      const wanted = isTypes ? 'a declaration file (`.d.ts`)' : 'a JavaScript file';
      faults.push(report(value, `\`${key}\` names ${wanted}.`, 'Write the right file.'));
    } else if (key === 'module' && file.endsWith('.cjs')) {
      faults.push(report(value, '`module` names an ES module.', 'Write `.js` or `.mjs`.'));
    }
  }
  for (const item of getItems(node, 'files')) {
    if (item.type === 'scalar' && typeof item.value === 'string') continue;
    faults.push(report(item, '`files` is a list of names.', 'Write `["dist"]`.'));
  }
  return faults;
}

const report = (
  { line, column }: { line: number; column?: number },
  message: string,
  hint: string,
): FenceFault => ({ line, column, rule: 'package-json', message, hint });

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

/** How Node.js and TypeScript read files whose extension does not say it. */
export type ModuleType = 'commonjs' | 'module';

/** The format that a file's extension gives it; undefined where `type` decides and is not shown. */
function getFormat(file: string, type: ModuleType | undefined): ModuleType | undefined {
  if (/\.(?:mjs|mts)$/.test(file)) return 'module';
  if (/\.(?:cjs|cts)$/.test(file)) return 'commonjs';
  return /\.(?:js|ts)$/.test(file) ? type : undefined;
}

const formatNames = { commonjs: 'CommonJS', module: 'an ES module' } as const;

/** Whether the file that some conditions lead to can be what they ask for. */
export function checkTarget(
  target: LocatedScalar,
  path: readonly string[],
  type: ModuleType | undefined,
): FenceFault[] {
  const { value } = target;
  if (value === null) return [];
  if (typeof value !== 'string' || !value.startsWith('./')) {
    return [
      report(
        target,
        `\`${value}\` is no path below the package.`,
        'Begin it with `./`, as Node.js demands.',
      ),
    ];
  }
  const isTypes = path.some((name) => name === 'types' || name.startsWith('types@'));
  const isDeclaration = /\.d\.[cm]?ts$/.test(value);
  if (isTypes && !isDeclaration && !value.endsWith('.json')) {
    return [report(target, `\`${value}\` is no declaration file.`, 'Name the `.d.ts` file.')];
  }
  if (!isTypes && isDeclaration) {
    return [report(target, `\`${value}\` holds types and cannot be run.`, 'Put it under `types`.')];
  }
  const wanted = path.includes('require')
    ? 'commonjs'
    : path.includes('import')
      ? 'module'
      : undefined;
  const format = getFormat(value, type);
  if (!wanted || !format || wanted === format) return [];
  const condition = wanted === 'module' ? 'import' : 'require';
  return [
    report(
      target,
      `\`${condition}\` leads to \`${value}\`, which is read as ${formatNames[format]} here.`,
      `Name the file of the other format: \`type\` is ${type ?? 'not shown'}, and \`.mjs\`, \`.cjs\` decide for themselves.`,
    ),
  ];
}
