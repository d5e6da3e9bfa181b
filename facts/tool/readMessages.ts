import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repository } from '../cases/paths';
import type { MessageFact } from './toolFacts';

/** Code of the tool's own, by package: the other files beside it are libraries it carries along. */
const sources = {
  '@rslib/core': ['index.js'],
  'rsbuild-plugin-dts': ['apiExtractor', 'dts', 'index', 'isolated', 'tsc', 'tsgo', 'utils'].map(
    (name) => `${name}.js`,
  ),
} as const;

/**
 * What the tool can say when something is wrong, as templates: `{}` stands for what is filled in.
 * Read from its code, so that a message that no case provokes is known as well.
 */
export function readMessages(modules = path.join(repository, 'node_modules')): MessageFact[] {
  const found = Object.entries(sources).flatMap(([name, files]) =>
    files
      .map((file) => path.join(modules, name, 'dist', file))
      .filter((file) => existsSync(file))
      .flatMap((file) => readTemplates(readFileSync(file, 'utf8')))
      .map((message) => ({ from: name, ...message })),
  );
  const byText = new Map(found.map((message) => [`${message.kind} ${message.text}`, message]));
  return [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** The templates that a script throws, or logs as an error or a warning. */
export function readTemplates(code: string): Omit<MessageFact, 'from'>[] {
  const messages: Omit<MessageFact, 'from'>[] = [];
  const visit = (node: ts.Node): void => {
    const said = getSaid(node);
    const text = said && flatten(said.argument).replaceAll(/\s+/g, ' ').trim();
    // A single word or none tells nothing; what is only filled in is someone else's message.
    if (said && text && /[A-Za-z]{2,} [A-Za-z"'`{]/.test(text)) {
      messages.push({ kind: said.kind, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS));
  return messages;
}

type Said = { kind: MessageFact['kind']; argument: ts.Expression } | undefined;

/** What a `new …Error(…)`, `logger.error(…)` or `logger.warn(…)` says. */
function getSaid(node: ts.Node): Said {
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
    const [argument] = node.arguments ?? [];
    return /Error$/.test(node.expression.text) && argument
      ? { kind: 'error', argument }
      : undefined;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { expression, name } = node.expression;
  const [argument] = node.arguments;
  if (!argument || !ts.isIdentifier(expression) || !/logger$/i.test(expression.text))
    return undefined;
  if (name.text !== 'error' && name.text !== 'warn') return undefined;
  return { kind: name.text, argument };
}

/** Text of an expression with `{}` for what only a run knows; calls that colour text are seen through. */
function flatten(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => flatten(expression) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return flatten(node.left) + flatten(node.right);
  }
  if (ts.isParenthesizedExpression(node)) return flatten(node.expression);
  const isColour = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  const [only, ...others] = ts.isCallExpression(node) ? node.arguments : [];
  return isColour && only && others.length === 0 && /color|picocolors/i.test(getOwner(node))
    ? flatten(only)
    : '{}';
}

const getOwner = (node: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(node.expression) && ts.isIdentifier(node.expression.expression)
    ? node.expression.expression.text
    : '';
