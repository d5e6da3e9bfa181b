import ts from 'typescript';
import since from '../since.json';
import type { OptionFact } from './toolFacts';
import { createToolProgram } from './toolProgram';
import { nameMembers, objectMembers } from './typeMembers';

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
    for (const property of listProperties(checker, type)) {
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

/** Properties of a type; of every member where it is a union or an intersection. */
function listProperties(checker: ts.TypeChecker, type: ts.Type): readonly ts.Symbol[] {
  return checker.getPropertiesOfType(type);
}

function uniqueByPath(options: readonly OptionFact[]): OptionFact[] {
  return [...new Map(options.map((option) => [option.path, option])).values()];
}
