import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repository } from '../cases/paths';
import type { MessageFact } from './toolFacts';

/** Libraries that packages carry along in files of their own. */
const libraries = {
  '@rslib/core': [
    'get-tsconfig.js',
    'libCssExtractLoader.js',
    'min-version.js',
    'rslib-runtime.js',
    'tinyglobby.js',
  ],
  'rsbuild-plugin-dts': ['rslib-runtime.js', 'tsconfig-paths.js'],
} as const;

/**
 * What the tool can say when something is wrong, as templates: `{}` stands for what is filled in.
 * Read from its code, so that a message that no case provokes is known as well.
 */
export function readMessages(modules = path.join(repository, 'node_modules')): MessageFact[] {
  const found = Object.entries(libraries).flatMap(([name, left]) =>
    readdirSync(path.join(modules, name, 'dist'))
      .filter((file) => file.endsWith('.js') && !(left as readonly string[]).includes(file))
      .flatMap((file) =>
        readTemplates(readFileSync(path.join(modules, name, 'dist', file), 'utf8')),
      )
      .map((message) => ({ from: name, ...message })),
  );
  const byText = new Map(found.map((message) => [`${message.kind} ${message.text}`, message]));
  return [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** The templates that a script throws, or logs as an error or a warning. */
export function readTemplates(code: string): Omit<MessageFact, 'from'>[] {
  const messages: Omit<MessageFact, 'from'>[] = [];
  const visit = (node: ts.Node): void => {
    if (isLibrary(node)) return;
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

/** A package that the bundler put into the same file, by its path. */
const isLibrary = (node: ts.Node): boolean =>
  (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) &&
  ts.isStringLiteral(node.name) &&
  node.name.text.includes('node_modules');

type Said = { kind: MessageFact['kind']; argument: ts.Expression } | undefined;

/** Errors of a library without a path of its own: only a bug of the tool's would throw them. */
const isOwnError = (name: string): boolean =>
  name.endsWith('Error') && !name.startsWith('MagicString');

/** What a `new …Error(…)`, `logger.error(…)` or `logger.warn(…)` says. */
function getSaid(node: ts.Node): Said {
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
    const [argument] = node.arguments ?? [];
    return isOwnError(node.expression.text) && argument ? { kind: 'error', argument } : undefined;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { expression, name } = node.expression;
  const [argument] = node.arguments;
  // Releases before 0.10 reach it as a member of the module that exports it.
  const owner = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  if (!argument || !ts.isIdentifier(owner) || !/logger$/i.test(owner.text)) return undefined;
  if (name.text !== 'error' && name.text !== 'warn') return undefined;
  return { kind: name.text, argument };
}

/** Text of an expression with `{}` for what only a run knows; calls that color text are seen through. */
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
  const isColor = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  const [only, ...others] = ts.isCallExpression(node) ? node.arguments : [];
  return isColor && only && others.length === 0 && /color|picocolors/i.test(getOwner(node))
    ? flatten(only)
    : '{}';
}

/** `color` of `color.green`, `__external_picocolors__` of `__external_picocolors__["default"].green`. */
function getOwner({ expression }: ts.CallExpression): string {
  if (!ts.isPropertyAccessExpression(expression)) return '';
  const { expression: owner } = expression;
  const module =
    ts.isPropertyAccessExpression(owner) || ts.isElementAccessExpression(owner)
      ? owner.expression
      : owner;
  return ts.isIdentifier(module) ? module.text : '';
}
