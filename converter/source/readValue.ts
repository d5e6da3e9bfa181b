import type { AnyNode, ObjectExpression, Property } from 'acorn';
import { type ConfigCode, type ConfigEntry, type ConfigValue, list, scalar } from '../values';
import { getName, type Scope, listNames, unwrap } from './Scope';

/** An expression as far as it can be read; a constant of the file is read where it is used. */
export function readValue(
  expression: AnyNode,
  scope: Scope,
  passed: ReadonlySet<string> = new Set(),
): ConfigValue {
  const node = unwrap(expression);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || node.bigint ? toCode(node, scope) : scalar(node.value as string);
    case 'TemplateLiteral': {
      const [only] = node.quasis;
      const isText = node.expressions.length === 0 && only?.value.cooked !== undefined;
      return isText ? scalar(only.value.cooked ?? '') : toCode(node, scope);
    }
    case 'UnaryExpression': {
      const inner = readValue(node.argument, scope, passed);
      const isNumber = inner.type === 'scalar' && typeof inner.value === 'number';
      return node.operator === '-' && isNumber ? scalar(-Number(inner.value)) : toCode(node, scope);
    }
    case 'Identifier': {
      const constant = passed.has(node.name) ? undefined : scope.constants.get(node.name);
      if (!constant) return toCode(node, scope);
      const value = readValue(constant, scope, new Set([...passed, node.name]));
      return value.type === 'code' ? toCode(node, scope, value) : value;
    }
    case 'ArrayExpression':
      return list(node.elements.flatMap((item) => (item ? readItem(item, scope, passed) : [])));
    case 'ObjectExpression':
      return { type: 'object', entries: readEntries(node, scope, passed) };
    default: {
      const path = readPath(node);
      return path === undefined ? toCode(node, scope) : scalar(path);
    }
  }
}

function readItem(item: AnyNode, scope: Scope, passed: ReadonlySet<string>): ConfigValue[] {
  if (item.type !== 'SpreadElement') return [readValue(item, scope, passed)];
  const spread = readValue(item.argument, scope, passed);
  return spread.type === 'list' ? [...spread.items] : [toCode(item, scope)];
}

function readEntries(
  { properties }: ObjectExpression,
  scope: Scope,
  passed: ReadonlySet<string>,
): ConfigEntry[] {
  const { source, report } = scope;
  return properties.flatMap((property): ConfigEntry[] => {
    const at = source.getPlace(property.start);
    const text = source.text.slice(property.start, property.end);
    if (property.type === 'SpreadElement') {
      const spread = readValue(property.argument, scope, passed);
      if (spread.type === 'object') return [...spread.entries];
      report({ kind: 'Spread', text, at });
      return [];
    }
    const key = readKey(property, scope, passed);
    if (key === undefined) report({ kind: 'Spread', text, at });
    else if (property.kind !== 'init') report({ kind: 'Getter', text: key, at });
    else if (key === '__proto__') report({ kind: 'Prototype', text: key, at });
    if (key === undefined || property.kind !== 'init' || key === '__proto__') return [];
    // An option that is set to `undefined` is not set.
    if (property.value.type === 'Identifier' && property.value.name === 'undefined') return [];
    const value = property.method
      ? toMethod(property, scope)
      : readValue(property.value, scope, passed);
    return [{ key, value, at }];
  });
}

function readKey(
  { key, computed }: Property,
  scope: Scope,
  passed: ReadonlySet<string>,
): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  const value = readValue(key, scope, passed);
  return value.type === 'scalar' ? String(value.value) : undefined;
}

/** `name(a) {}` is kept as `function (a) {}`. */
function toMethod(property: Property, scope: Scope): ConfigCode {
  const written = toCode(property.value, scope);
  const { async: isAsync, generator } = property.value as { async?: boolean; generator?: boolean };
  const start = `${isAsync ? 'async ' : ''}function${generator ? '*' : ''} `;
  return { ...written, text: start + written.text, isFunction: true };
}

/** Source text as it is; `meaning` is what the name in it stands for. */
function toCode(node: AnyNode, { source, locals }: Scope, meaning?: ConfigCode): ConfigCode {
  const names = listNames(node);
  return {
    type: 'code',
    text: source.text.slice(node.start, node.end),
    at: source.getPlace(node.start),
    names,
    isFunction: /Function/.test(node.type) || meaning?.isFunction === true,
    isLocal: names.some((name) => locals.has(name)) || meaning?.isLocal === true,
  };
}

/**
 * A path that is written from the folder of the config, as a path without that folder:
 * `resolve(__dirname, 'src', 'index.ts')`, `fileURLToPath(new URL('./src/index.ts', import.meta.url))`.
 */
function readPath(expression: AnyNode): string | undefined {
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

const readText = (node: AnyNode): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
