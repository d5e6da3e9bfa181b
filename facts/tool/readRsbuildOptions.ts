import type ts from 'typescript';
import { joinPath } from './readOptions';
import type { RsbuildOptionFact } from './toolFacts';
import { createToolProgram } from './toolProgram';
import { isOpenObject, isList, isObject, objectMembers, unionMembers } from './typeMembers';

/** Options deeper than this belong to what a group configures, not to Rsbuild. */
const maximalDepth = 3;
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
      if (!isOwn) options.set(path, describe(checker, path, propertyType, depth));
      // Rslib's own groups are read elsewhere; `output` is a mixture.
      if (depth >= maximalDepth || (isOwn && path !== 'output')) continue;
      for (const member of objectMembers(checker, propertyType)) {
        if (isRsbuilds(member) || path === 'output') visit(member, path, depth + 1);
      }
    }
  };
  visit(getExport('RslibConfig'), '', 1);
  return [...options.values()];
}

function describe(
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
        (depth >= maximalDepth || !isRsbuilds(member))),
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
      declaration.getSourceFile().fileName.includes('/node_modules/@rsbuild/core/dist/types/'),
    ) ?? false
  );
}
