import ts from 'typescript';

/** The object types among a type's members: those whose properties are options of their own. */
export function objectMembers(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  return unionMembers(type).filter(
    (member) => isObject(member) && !isOpenObject(checker, member) && !isList(checker, member),
  );
}

/**
 * What a value may be, one word each: `boolean`, `'esm'`, `string[]`, `object`, `function`. Objects
 * with named properties are all `object`: their properties are options of their own.
 */
export function nameMembers(checker: ts.TypeChecker, type: ts.Type): string[] {
  const names = unionMembers(type).map((member) => nameMember(checker, member));
  const isBoolean = names.includes('true') && names.includes('false');
  const shown = isBoolean ? names.filter((name) => name !== 'true' && name !== 'false') : names;
  return [...new Set(isBoolean ? ['boolean', ...shown] : shown)];
}

function nameMember(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (!isObject(type)) {
    // `string & {}` keeps the literals beside it in an editor's list; it is a string all the same.
    return checker.typeToString(type.isIntersection() ? (type.types[0] ?? type) : type);
  }
  if (type.getCallSignatures().length > 0) return 'function';
  if (isList(checker, type)) return checker.typeToString(type);
  if (isOpenObject(checker, type)) return checker.typeToString(type);
  return isPlainObject(type) ? 'object' : (type.symbol?.name ?? 'object');
}

/** Whether any key may be written: `Record<string, string>`, or a function's own. */
export function isOpenObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    type.getCallSignatures().length > 0 ||
    checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined
  );
}

export const unionMembers = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Objects, and what several of them make together. */
export const isObject = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 || (type.isIntersection() && type.types.every(isObject));

export const isList = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  checker.isArrayType(type) || checker.isTupleType(type);

/** Not a class or interface of the language itself, such as `RegExp`. */
function isPlainObject(type: ts.Type): boolean {
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return !/\/typescript[^/]*\/lib\/lib\./.test(file);
}
