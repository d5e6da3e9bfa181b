import ts from 'typescript';

/**
 * What a test is called, outermost `describe` first. A name is a list of its literal pieces: between
 * two of them stands what only a run can tell (`${…}` of a template, `%s` of an `each`).
 */
export type TestTitle = readonly TitlePieces[];
export type TitlePieces = readonly string[];

const suites = ['describe'];
const tests = ['test', 'it'];
/** What is left out proves nothing. */
const leftOut = ['skip', 'todo', 'fixme'];

/** The titles of every test that a file declares and does not leave out. Throws nothing. */
export function listTitles(source: string): TestTitle[] {
  const file = ts.createSourceFile('tests.ts', source, ts.ScriptTarget.Latest);
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node, above: TestTitle): void => {
    const declared = ts.isCallExpression(node) ? readDeclaration(node) : undefined;
    if (declared?.isLeftOut) return;
    const path = declared ? [...above, declared.pieces] : above;
    if (declared && !declared.isSuite) titles.push(path);
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(file, []);
  return titles;
}

interface Declaration {
  pieces: TitlePieces;
  isSuite: boolean;
  isLeftOut: boolean;
}

/** Reads `test('…', …)`, `test.describe('…', …)`, `it.each([…])('…', …)` and the like. */
function readDeclaration({ expression, arguments: [title] }: ts.CallExpression) {
  const isTable = ts.isCallExpression(expression);
  const names = listNames(isTable ? expression.expression : expression);
  const [root = ''] = names;
  if (!title || ![...suites, ...tests].includes(root)) return undefined;
  if (isTable && names.at(-1) !== 'each') return undefined;
  const pieces = readPieces(title);
  if (!pieces) return undefined;
  return {
    pieces: isTable ? pieces.flatMap((piece) => piece.split(/%[a-z]/i)) : pieces,
    isSuite: names.some((name) => suites.includes(name)),
    isLeftOut: names.some((name) => leftOut.includes(name)),
  } satisfies Declaration;
}

/** `test.describe.each` → its three names; empty for anything else than names and dots. */
function listNames(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (!ts.isPropertyAccessExpression(node)) return [];
  const names = listNames(node.expression);
  return names.length > 0 ? [...names, node.name.text] : [];
}

function readPieces(title: ts.Expression): TitlePieces | undefined {
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
}
