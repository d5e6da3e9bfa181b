import type { ConfigCode } from '../ConfigValue';
import type { ParsedSource } from './parseSource';
import { listNames } from './listNames';
import { listDeclared } from './Scope';

/**
 * Statements of the old file that kept code needs, in their order: imports, constants, functions.
 * Imports of the old tool itself are left behind.
 */
export function carryDeclarations(
  { program, text }: ParsedSource,
  code: readonly ConfigCode[],
  tool: string,
): string[] {
  const declared = new Map(listDeclared(program.body));
  const wanted = new Set<object>();
  const want = (names: readonly string[]): void => {
    for (const name of names) {
      const statement = declared.get(name);
      if (!statement || wanted.has(statement)) continue;
      wanted.add(statement);
      want(listNames(statement));
    }
  };
  want(code.flatMap(({ names }) => names));
  return program.body
    .filter((statement) => wanted.has(statement))
    .filter(
      (statement) => statement.type !== 'ImportDeclaration' || statement.source.value !== tool,
    )
    .map(({ start, end }) => text.slice(start, end));
}
