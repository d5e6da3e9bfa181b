import ts from 'typescript';
import type { Position } from '../Fault';
import type { Located } from '../located/Located';

/**
 * A value together with the place of each part in the source of the constant that holds it. What is
 * not written there as a literal stands where the part around it stands.
 */
export function locateValue(value: unknown, source: string, constant: string): Located {
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);
  const expression = findConstant(file, constant);
  return locate(value, expression, expression ? getPosition(expression, file) : { line: 1 }, file);
}

function locate(
  value: unknown,
  expression: ts.Expression | undefined,
  around: Position,
  file: ts.SourceFile,
): Located {
  const literal = expression && unwrap(expression);
  const position = literal ? getPosition(literal, file) : around;
  if (Array.isArray(value)) {
    const elements = literal && ts.isArrayLiteralExpression(literal) ? literal.elements : [];
    return {
      type: 'list',
      ...position,
      items: value.map((item, index) => locate(item, elements[index], position, file)),
    };
  }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'object',
      ...position,
      entries: Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => {
          const property = findProperty(literal, key);
          const place = property ? getPosition(property.name, file) : position;
          const inner =
            property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
          return { key, ...place, value: locate(part, inner, place, file) };
        }),
    };
  }
  const scalar = ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
  return { type: 'scalar', ...position, value: scalar as string | number | boolean | null };
}

function findConstant(file: ts.SourceFile, name: string): ts.Expression | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)
    ?.initializer;
}

function findProperty(
  literal: ts.Expression | undefined,
  key: string,
): ts.PropertyAssignment | ts.ShorthandPropertyAssignment | undefined {
  if (!literal || !ts.isObjectLiteralExpression(literal)) return undefined;
  return literal.properties
    .filter(
      (property) => ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property),
    )
    .find(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === key);
}

function unwrap(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression);
  return isWrapped ? unwrap(expression.expression) : expression;
}

function getPosition(node: ts.Node, file: ts.SourceFile): Position {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return { line: line + 1, column: character + 1 };
}
