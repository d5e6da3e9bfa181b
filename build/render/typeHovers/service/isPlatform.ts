import type ts from 'typescript';

/** Whether a name belongs to the language or to Node.js: `console`, `process`, `path.join`. */
export function isPlatform({ declarations = [] }: ts.Symbol): boolean {
  return (
    declarations.length === 0 ||
    declarations.some((one) =>
      /\/node_modules\/(?:typescript\/lib|@types\/node)\//.test(one.getSourceFile().fileName),
    )
  );
}
