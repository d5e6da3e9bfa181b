import ts from 'typescript';
import since from '../since.json';
import type { OptionFact, RsbuildOptionFact } from './toolFacts';
import { createToolProgram } from './toolProgram';

/** Options deeper than this are values of a type, not options of their own. */
const maximalDepth = 4;

/**
 * Every option that Rslib itself declares, read from the declarations it ships: those of `LibConfig`
 * and what lies below them. Options inherited from Rsbuild are Rsbuild's and are left out, save those
 * that Rslib declares anew (`output.target` …).
 */
export function readOptions(): OptionFact[] {
  const { checker, getExport, isToolDeclaration } = createToolProgram();
  const topLevel = new Set(
    checker.getPropertiesOfType(getExport('RslibConfig')).map((property) => property.name),
  );
  const options: OptionFact[] = [];

  const visit = (type: ts.Type, prefix: string, depth: number): void => {
    for (const property of checker.getPropertiesOfType(type)) {
      const declaration = property.declarations?.find(isToolDeclaration);
      if (!declaration) continue;
      const path = prefix ? joinPath(prefix, property.name) : property.name;
      const propertyType = checker.getNonNullableType(
        checker.getTypeOfSymbolAtLocation(property, declaration),
      );
      options.push({
        ...describe(checker, property, declaration, path),
        members: nameMembers(checker, propertyType),
        isTopLevel: topLevel.has(path.split(/[.[]/, 1)[0] ?? ''),
      });
      if (depth < maximalDepth) {
        for (const member of objectMembers(checker, propertyType)) visit(member, path, depth + 1);
      }
    }
  };
  visit(getExport('LibConfig'), '', 1);
  return uniqueByPath(options);
}

function describe(
  checker: ts.TypeChecker,
  property: ts.Symbol,
  declaration: ts.Declaration,
  path: string,
): Omit<OptionFact, 'members' | 'isTopLevel'> {
  const tags = new Map(
    property.getJsDocTags(checker).map((tag) => [tag.name, ts.displayPartsToString(tag.text)]),
  );
  const comment = ts.displayPartsToString(property.getDocumentationComment(checker));
  const written =
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) &&
    declaration.type?.getText();
  const records: Readonly<Record<string, string>> = since.options;
  return {
    path,
    type: collapse(written || checker.typeToString(checker.getTypeOfSymbol(property))),
    stated:
      tags.has('defaultValue') || tags.has('default')
        ? collapse(tags.get('defaultValue') ?? tags.get('default') ?? '')
        : undefined,
    summary: comment ? collapse(comment.split(/\n\s*\n/, 1)[0] ?? '') : undefined,
    deprecated: tags.has('deprecated') ? collapse(tags.get('deprecated') ?? '') : undefined,
    isExperimental: tags.has('experimental') || /\bexperimental\b/i.test(comment),
    since: records[path],
  };
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const joinPath = (prefix: string, name: string): string =>
  /^[\w$]+$/.test(name) ? `${prefix}.${name}` : `${prefix}['${name}']`;

function uniqueByPath(options: readonly OptionFact[]): OptionFact[] {
  return [...new Map(options.map((option) => [option.path, option])).values()];
}

/** Options deeper than this belong to what a group configures, not to Rsbuild. */
const rsbuildDepth = 3;
/** Longest type that is kept, in characters: longer ones explain nothing in a table. */
const longestType = 120;

/**
 * Options of the configuration that Rsbuild declares and Rslib takes over: those of `RslibConfig`
 * whose declaration is not Rslib's own.
 */
export function readRsbuildOptions(): RsbuildOptionFact[] {
  const { checker, getExport, isToolDeclaration } = createToolProgram();
  const options = new Map<string, RsbuildOptionFact>();

  const visit = (type: ts.Type, prefix: string, depth: number): void => {
    for (const property of checker.getPropertiesOfType(type)) {
      const [declaration] = property.declarations ?? [];
      if (!declaration || property.name.startsWith('_')) continue;
      const path = prefix ? joinPath(prefix, property.name) : property.name;
      const propertyType = checker.getNonNullableType(
        checker.getTypeOfSymbolAtLocation(property, declaration),
      );
      const isOwn = property.declarations?.some(isToolDeclaration) ?? false;
      if (!isOwn) {
        const tag = property.getJsDocTags(checker).find(({ name }) => name === 'deprecated');
        const option = describeRsbuildOption(checker, path, propertyType, depth);
        const deprecated = tag && collapse(ts.displayPartsToString(tag.text));
        options.set(path, { ...option, ...(tag && { deprecated }) });
      }
      // Rslib's own groups are read elsewhere; `output` is a mixture.
      if (depth >= rsbuildDepth) continue;
      for (const member of objectMembers(checker, propertyType)) {
        if (isRsbuilds(member) || path === 'output') visit(member, path, depth + 1);
      }
    }
  };
  visit(getExport('RslibConfig'), '', 1);
  return [...options.values()];
}

function describeRsbuildOption(
  checker: ts.TypeChecker,
  path: string,
  type: ts.Type,
  depth: number,
): RsbuildOptionFact {
  const text = checker.typeToString(type).replace(/\s+/g, ' ');
  const isOpen = unionMembers(type).some(
    (member) =>
      isOpenObject(checker, member) ||
      (isObject(member) &&
        !isList(checker, member) &&
        (depth >= rsbuildDepth || !isRsbuilds(member))),
  );
  return {
    path,
    type: text.length > longestType ? 'object' : text,
    ...(isOpen && { isOpen }),
  };
}

/** Whether a type is written in Rsbuild's own declarations: those of its tools are theirs. */
function isRsbuilds(type: ts.Type): boolean {
  const symbol = type.aliasSymbol ?? type.symbol;
  return (
    symbol?.declarations?.some((declaration) =>
      // Rsbuild 1 has them in dist-types.
      /\/node_modules\/@rsbuild\/core\/dist[-/]types\//.test(declaration.getSourceFile().fileName),
    ) ?? false
  );
}

/** The object types among a type's members: those whose properties are options of their own. */
function objectMembers(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  return unionMembers(type).filter(
    (member) => isObject(member) && !isOpenObject(checker, member) && !isList(checker, member),
  );
}

/**
 * What a value may be, one word each: `boolean`, `'esm'`, `string[]`, `object`, `function`. Objects
 * with named properties are all `object`: their properties are options of their own.
 */
function nameMembers(checker: ts.TypeChecker, type: ts.Type): string[] {
  const names = unionMembers(type).map((member) => nameMember(checker, member));
  const isBoolean = names.includes('true') && names.includes('false');
  const shown = isBoolean ? names.filter((name) => name !== 'true' && name !== 'false') : names;
  return [...new Set(isBoolean ? ['boolean', ...shown] : shown)];
}

function nameMember(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (!isObject(type)) {
    // `string & {}` keeps the literals next to it in an editor's list; it is a string all the same.
    return checker.typeToString(type.isIntersection() ? (type.types[0] ?? type) : type);
  }
  if (type.getCallSignatures().length > 0) return 'function';
  if (isList(checker, type)) return checker.typeToString(type);
  if (isOpenObject(checker, type)) return checker.typeToString(type);
  return isPlainObject(type) ? 'object' : (type.symbol?.name ?? 'object');
}

/** Whether any key may be written: `Record<string, string>`, or a function's own. */
function isOpenObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    type.getCallSignatures().length > 0 ||
    checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined
  );
}

const unionMembers = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Objects, and what several of them make together. */
const isObject = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 || (type.isIntersection() && type.types.every(isObject));

const isList = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  checker.isArrayType(type) || checker.isTupleType(type);

/** Not a class or interface of the language itself, such as `RegExp`. */
function isPlainObject(type: ts.Type): boolean {
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return !/\/typescript[^/]*\/lib\/lib\./.test(file);
}
