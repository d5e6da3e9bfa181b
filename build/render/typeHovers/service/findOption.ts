import ts from 'typescript';
import { joinPath } from '../../../../facts/tool/readOptions';

/** Types whose properties are options, from which paths start. */
const configTypes = ['LibConfig', 'RslibConfig'];

/**
 * The path of the option that a key of an object sets: `dts.bundle` for `bundle` in
 * `{ lib: [{ dts: { bundle: true } }] }`; undefined outside of a configuration.
 */
export function findOption(key: ts.Node, checker: ts.TypeChecker): string | undefined {
  const names: string[] = [];
  for (let node: ts.Node = key.parent; ; node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const text = readKey(node.name);
      if (text === undefined) return undefined;
      names.unshift(text);
    } else if (ts.isObjectLiteralExpression(node)) {
      if (isConfig(checker.getContextualType(node))) break;
    } else if (!isWrapper(node)) {
      return undefined;
    }
  }
  const [first = '', ...rest] = names;
  return rest.reduce(joinPath, first);
}

/** The option that a property read from a configuration is: `config.lib` → `lib`. */
export function findReadOption(symbol: ts.Symbol | undefined): string | undefined {
  const isOption = symbol?.declarations?.some(
    (one) =>
      !ts.isSourceFile(one) &&
      ts.isInterfaceDeclaration(one.parent) &&
      configTypes.includes(one.parent.name.text),
  );
  return isOption ? symbol?.name : undefined;
}

const readKey = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

const isWrapper = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isSpreadElement(node);

function isConfig(type: ts.Type | undefined): boolean {
  if (!type) return false;
  const name = (type.aliasSymbol ?? type.symbol)?.name;
  if (name !== undefined && configTypes.includes(name)) return true;
  return type.isUnionOrIntersection() && type.types.some(isConfig);
}
