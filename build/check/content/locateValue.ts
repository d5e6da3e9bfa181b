import { createRequire } from 'node:module';
import type ts from 'typescript';
import type { Position } from '../../read/faults';
import type { Located } from '../../read/located';

/** What is written in a source at a place, part by part. */
interface Place extends Position {
  /** Undefined for a key that is not written as a literal. */
  getPart: (key: string | number) => { name: Position; value: Place } | undefined;
}

const nowhere: Place = { line: 1, getPart: () => undefined };

/** A value whose parts all stand in line 1: what no one will be sent to. */
export const withoutPlaces = (value: unknown): Located => locate(value, nowhere);

/**
 * A value together with the place of each part in the source of the constant that holds it. What is
 * not written there as a literal stands where the part around it stands.
 */
export function locateValue(value: unknown, source: string, constant: string): Located {
  return locate(value, readPlace(source, constant));
}

function locate(value: unknown, place: Place): Located {
  const { line, column } = place;
  const position = column === undefined ? { line } : { line, column };
  const getPart = (key: string | number) =>
    place.getPart(key) ?? { name: position, value: { ...nowhere, ...position } };
  if (Array.isArray(value)) {
    const items = value.map((item, index) => locate(item, getPart(index).value));
    return { type: 'list', ...position, items };
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => {
        const { name, value: inner } = getPart(key);
        return { key, line: name.line, column: name.column, value: locate(part, inner) };
      });
    return { type: 'object', ...position, entries };
  }
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  return { type: 'scalar', ...position, value: isScalar ? (value as string) : null };
}

function readPlace(source: string, constant: string): Place {
  // Loading the compiler takes a second: only who has a fault to show waits for it.
  const compiler = createRequire(import.meta.url)('typescript') as typeof ts;
  const file = compiler.createSourceFile('a.ts', source, compiler.ScriptTarget.Latest, true);
  const getPosition = (node: ts.Node): Position => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return { line: line + 1, column: character + 1 };
  };
  const getPlace = (written: ts.Expression): Place => {
    let literal = written;
    while (compiler.isAsExpression(literal) || compiler.isSatisfiesExpression(literal)) {
      literal = literal.expression;
    }
    const inner = literal;
    return {
      ...getPosition(inner),
      getPart: (key) => {
        if (compiler.isArrayLiteralExpression(inner)) {
          const element = inner.elements[Number(key)];
          return element && { name: getPosition(element), value: getPlace(element) };
        }
        if (!compiler.isObjectLiteralExpression(inner)) return undefined;
        const property = inner.properties.find(
          (one) => one.name && 'text' in one.name && one.name.text === key,
        );
        if (!property?.name) return undefined;
        const name = getPosition(property.name);
        return compiler.isPropertyAssignment(property)
          ? { name, value: getPlace(property.initializer) }
          : { name, value: { ...nowhere, ...name } };
      },
    };
  };
  const initializer = file.statements
    .filter(compiler.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => compiler.isIdentifier(name) && name.text === constant)?.initializer;
  return initializer ? getPlace(initializer) : nowhere;
}
