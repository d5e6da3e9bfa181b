import { z } from 'zod';
import type { FactStore } from '../../components/factStore';
import { checkSchema } from '../checkSchema';
import type { Fence } from '../../read/fences';
import { issue, type Position } from '../../read/issues';
import { findNearest, suggest } from '../../read/findNearest';
import {
  getEntry,
  listEntries,
  type Located,
  type LocatedObject,
  type LocatedScalar,
  parseJson,
} from '../../read/located';
import type { FenceIssue } from './fenceClass';
import outsideNames from './outsideNames.json';
import { checkShell, type ShellFacts } from './shell';

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
export function checkPackageJson(node: Located): FenceIssue[] {
  const exports = getEntry(node, 'exports');
  const rules = { type: 'package-json', unknownKey: 'package-json' } as const;
  return [
    ...checkSchema(schema, node, rules, node.type === 'object' ? '' : 'package.json'),
    ...(exports ? checkConditions(exports) : []),
  ];
}

const report = (at: Position, message: string, hint: string): FenceIssue =>
  issue(at, 'package-json', message, hint);

/** Conditions at any depth of an `exports` map; whether they lead to the right files is for a case to show. */
function checkConditions(node: Located): FenceIssue[] {
  if (node.type === 'scalar') return [];
  if (node.type === 'list') return node.items.flatMap(checkConditions);
  const isPaths = node.entries.some(({ key }) => key.startsWith('.'));
  return [
    ...(isPaths ? [] : checkOrder(node)),
    ...node.entries.flatMap(({ value }) => checkConditions(value)),
  ];
}

/** The first condition that holds wins: `types` must come first, `default` last. */
function checkOrder({ entries }: LocatedObject): FenceIssue[] {
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

/** What is wrong with the scripts of a package.json that call Rslib. */
export const checkScripts = (code: string, facts: ShellFacts): FenceIssue[] =>
  listEntries(getEntry(parseJson(code).node, 'scripts'))
    .flatMap(({ value }) => listTexts(value))
    .filter(({ value }) => /^rslib\b/.test(`${value}`))
    .flatMap(({ value, line, column }) =>
      checkShell(`${value}`, facts).map((found) => ({ ...found, line, column })),
    );

/** Keys of package.json whose values are files that a package publishes. */
const fileKeys = ['main', 'module', 'types', 'typings', 'exports', 'bin', 'browser', 'unpkg'];

/**
 * Whether the files that a package.json with `case="…"` leads to are what the case writes. Patterns
 * (`./dist/*.js`) and files outside the output folder are not looked up.
 */
export function checkPublished({ code, meta }: Fence, store: FactStore): FenceIssue[] {
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
