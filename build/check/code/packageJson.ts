import { z } from 'zod';
import type { FactStore } from '../../components/factStore';
import { checkSchema } from '../checkSchema';
import type { Fence } from '../../read/fences';
import { fault, type Position } from '../../read/faults';
import { findNearest, suggest } from '../../read/findNearest';
import {
  getEntry,
  getText,
  listEntries,
  type Located,
  type LocatedObject,
  type LocatedScalar,
  parseJson,
} from '../../read/located';
import type { FenceFault } from './fenceClass';
import outsideNames from './outsideNames.json';

/**
 * Keys of package.json that Node.js, npm, pnpm or Yarn read, and those of tools shown on pages; conditions of
 * `exports` that Node.js, bundlers or TypeScript know.
 */
const { packageKeys, conditions } = outsideNames;

const declaration = /\.d\.[cm]?ts$/;
const script = z
  .string()
  .refine((file) => !declaration.test(file), 'names a JavaScript file.\nWrite the right file.');
const types = z
  .string()
  .regex(declaration, 'names a declaration file (`.d.ts`).\nWrite the right file.');

const schema = z
  .strictObject({
    ...Object.fromEntries(packageKeys.map((key) => [key, z.unknown()])),
    type: z.enum(['module', 'commonjs']),
    main: script,
    module: script.refine(
      (file) => !file.endsWith('.cjs'),
      'names an ES module.\nWrite `.js` or `.mjs`.',
    ),
    types,
    typings: types,
    files: z.array(z.string()),
  })
  .partial();

/** Whether a package.json, or a part of one, would do what it says. */
export function checkPackageJson(node: Located): FenceFault[] {
  const exports = getEntry(node, 'exports');
  const rules = { type: 'package-json', unknownKey: 'package-json' } as const;
  return [
    ...checkSchema(schema, node, rules, node.type === 'object' ? '' : 'package.json'),
    ...(exports ? checkExports(exports, getModuleType(node)) : []),
  ];
}

/** How Node.js reads `.js`; unknown where the fence shows a part that leaves `type` out. */
function getModuleType(node: Located): ModuleType | undefined {
  const type = getText(node, 'type');
  if (type === 'module' || type === 'commonjs') return type;
  return getEntry(node, 'name') ? 'commonjs' : undefined;
}

const report = (at: Position, message: string, hint: string): FenceFault =>
  fault(at, 'package-json', message, hint);

/** Whether an `exports` map can be resolved as its writer meant it. */
function checkExports(exports: Located, type: ModuleType | undefined): FenceFault[] {
  return checkNode(exports, [], type);
}

function checkNode(node: Located, path: readonly string[], type?: ModuleType): FenceFault[] {
  if (node.type === 'list') return node.items.flatMap((item) => checkNode(item, path, type));
  if (node.type === 'scalar') return checkTarget(node, path, type);
  const subpaths = node.entries.filter(({ key }) => key.startsWith('.'));
  const named = node.entries.filter(({ key }) => !key.startsWith('.'));
  const [mixed] = subpaths.length > 0 ? named : [];
  if (mixed) {
    const message = `\`${mixed.key}\` is next to paths that begin with a dot.`;
    return [report(mixed, message, 'Node.js refuses the mixture: put conditions below `"."`.')];
  }
  const inner = node.entries.flatMap(({ key, value }) => checkNode(value, [...path, key], type));
  if (subpaths.length === 0) return [...checkOrder(node), ...inner];
  if (path.length === 0) return inner;
  const hint = 'Put the paths first, conditions below them.';
  return [report(node, 'Paths are inside a condition.', hint), ...inner];
}

/** The first condition that holds wins: `types` must come first, `default` last. */
function checkOrder({ entries }: LocatedObject): FenceFault[] {
  return entries.flatMap((entry, index) => {
    const { key } = entry;
    if (!conditions.includes(key) && !key.startsWith('types@')) {
      const hint = suggest(
        key,
        conditions,
        'Remove it, or add it to `conditions` in build/check/code/outsideNames.json.',
      );
      return [report(entry, `No tool asks for the condition \`${key}\`.`, hint)];
    }
    if (key === 'types' && index > 0) {
      const hint = 'Move it up: TypeScript takes the first condition that holds.';
      return [report(entry, '`types` does not come first.', hint)];
    }
    if (key === 'default' && index < entries.length - 1) {
      const hint = 'Move it down: what follows it is never reached.';
      return [report(entry, '`default` does not come last.', hint)];
    }
    return [];
  });
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
  if (!id || !store.caseIds.includes(id)) return [];
  const { output = 'dist', files, isRace } = store.getCase(id);
  if (isRace) return [];
  const known = files.map(({ path }) => `./${output}/${path}`);
  const targets = listEntries(node)
    .filter(({ key }) => fileKeys.includes(key))
    .flatMap(({ value }) => listTexts(value));
  return targets.flatMap((target) => {
    const path = `${target.value}`.replace(/^(?:\.\/)?/, './');
    const isWritten = path.startsWith(`./${output}/`) && !path.includes('*');
    if (!isWritten || known.includes(path)) return [];
    const nearest = findNearest(path, known, 0.4);
    const hint = `It writes ${nearest ? `\`${nearest}\`` : known.join(', ') || 'nothing'}.`;
    return [report(target, `Case “${id}” does not write \`${path}\`.`, hint)];
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
function checkTarget(
  target: LocatedScalar,
  path: readonly string[],
  type: ModuleType | undefined,
): FenceFault[] {
  const { value } = target;
  if (value === null) return [];
  if (typeof value !== 'string' || !value.startsWith('./')) {
    const message = `\`${value}\` is no path below the package.`;
    return [report(target, message, 'Begin it with `./`, as Node.js demands.')];
  }
  const isTypes = path.some((name) => name === 'types' || name.startsWith('types@'));
  const isDeclaration = declaration.test(value);
  if (isTypes && !isDeclaration && !value.endsWith('.json')) {
    return [report(target, `\`${value}\` is no declaration file.`, 'Name the `.d.ts` file.')];
  }
  if (!isTypes && isDeclaration) {
    return [report(target, `\`${value}\` holds types and cannot be run.`, 'Put it under `types`.')];
  }
  const condition = ['require', 'import'].find((name) => path.includes(name));
  const format = getFormat(value, type);
  const isWanted = (format === 'module') === (condition === 'import');
  if (!condition || !format || isWanted) return [];
  const message = `\`${condition}\` leads to \`${value}\`, which is read as ${formatNames[format]} here.`;
  const hint = `Name the file of the other format: \`type\` is ${type ?? 'not shown'}, and \`.mjs\`, \`.cjs\` decide for themselves.`;
  return [report(target, message, hint)];
}
