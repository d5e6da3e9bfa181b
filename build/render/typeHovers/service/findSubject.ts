import ts from 'typescript';
import type { HoverSubject } from '../HoverBlock';

/** The interface whose methods have headings of their own. */
const instance = 'RslibInstance';

/** What of the tool's interface a name stands for: one of its declarations, or a method of the instance. */
export function findSubject(symbol: ts.Symbol | undefined): HoverSubject | undefined {
  // A module is declared by its file, which stands in nothing.
  const declarations = (symbol?.declarations ?? []).filter((one) => !ts.isSourceFile(one));
  const isTool = declarations.some((one) =>
    /\/node_modules\/@(?:rslib|rsbuild)\/core\//.test(one.getSourceFile().fileName),
  );
  if (!symbol || !isTool) return undefined;
  const isExport = declarations.some(isTopLevel);
  return isExport || declarations.some(isMethod) ? { type: 'api', name: symbol.name } : undefined;
}

const isTopLevel = ({ parent }: ts.Declaration): boolean =>
  ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent);

function isMethod({ parent }: ts.Declaration): boolean {
  const owner = ts.isTypeLiteralNode(parent) ? parent.parent : parent;
  return (
    (ts.isInterfaceDeclaration(owner) || ts.isTypeAliasDeclaration(owner)) &&
    owner.name.text === instance
  );
}
