import type { AnyNode } from 'acorn';
import { unwrap } from './unwrap';

/**
 * A path that is written from the folder of the config, as a path without that folder:
 * `resolve(__dirname, 'src', 'index.ts')`, `fileURLToPath(new URL('./src/index.ts', import.meta.url))`.
 */
export function readPath(expression: AnyNode): string | undefined {
  const node = unwrap(expression);
  if (node.type === 'NewExpression') return readUrl(node);
  if (node.type === 'MemberExpression' && getName(node.property) === 'pathname') {
    return readPath(node.object);
  }
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const name = getName(callee.type === 'MemberExpression' ? callee.property : callee);
  const [first, ...others] = node.arguments;
  if (name === 'fileURLToPath') return first && readPath(first);
  if ((name !== 'resolve' && name !== 'join') || !first || !isFolder(unwrap(first))) {
    return undefined;
  }
  const parts = others.map(readText);
  return parts.some((part) => part === undefined) ? undefined : toPath(parts.join('/'));
}

function readUrl({ callee, arguments: given }: Extract<AnyNode, { type: 'NewExpression' }>) {
  const [address, base] = given;
  const isFile = getName(callee) === 'URL' && base && isMeta(unwrap(base), ['url']);
  const path = address && readText(address);
  return isFile && path !== undefined ? toPath(path) : undefined;
}

/** `src/index.ts` → `./src/index.ts`; what climbs stays as it is. */
const toPath = (path: string): string =>
  path.startsWith('..') ? path : `./${path.replace(/^(?:\.?\/)+/, '')}`;

/** `__dirname`, `import.meta.dirname`, `process.cwd()`. */
const isFolder = (node: AnyNode): boolean =>
  getName(node) === '__dirname' ||
  isMeta(node, ['dirname']) ||
  (node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    getName(node.callee.object) === 'process' &&
    getName(node.callee.property) === 'cwd');

const isMeta = (node: AnyNode, names: readonly string[]): boolean =>
  node.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  names.includes(getName(node.property) ?? '');

const getName = (node: AnyNode): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

const readText = (node: AnyNode): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
