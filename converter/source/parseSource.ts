import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Expression, Parser, type Program, type TokenType, tokTypes } from 'acorn';
import type { Place } from '../values';

/** What was pasted, parsed: a module, or one object as in JSON files. */
export interface ParsedSource {
  text: string;
  program: Program;
  /** The object, where the text is nothing else. */
  only: Expression | undefined;
  /** The place of a position of `text`. */
  getPlace: (start: number) => Place;
}

/** A config is some kilobytes; a bundle by mistake is more. */
const longestText = 200_000;

/**
 * The plugin takes `[a: string]` for parameters of a function. In a list that is not closed, it read on after
 * the colon at which Node.js and TypeScript stop.
 */
const TypeScriptParser = Parser.extend(tsPlugin(), (Base) => {
  const lists = [Parser, Base].map(({ prototype }) => prototype as unknown as Lists);
  return class extends Base {
    parseExprList(close: TokenType, ...rest: unknown[]): unknown {
      return lists[close === tokTypes.bracketR ? 0 : 1]?.parseExprList.call(this, close, ...rest);
    }
  };
});

type Lists = Record<'parseExprList', (close: TokenType, ...rest: unknown[]) => unknown>;

/** Parses what a reader pasted; nothing of it runs. @throws ConfigError with the place. */
export function parseSource(pasted: string): ParsedSource {
  if (!pasted.trim()) throw new ConfigError('Empty');
  if (pasted.length > longestText) throw new ConfigError('TooLong');
  if (/^\s*<(?:!doctype|html|\?xml|!--)/i.test(pasted)) {
    throw new ConfigError('Html', { line: 1, column: 1 });
  }
  const isObject = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*\{/.test(pasted.replace(/^\uFEFF/, ''));
  // In brackets an object is an expression, not a block; comments and last commas are allowed.
  const text = isObject ? `(${pasted.replace(/^\uFEFF/, ' ')}\n)` : pasted.replace(/^\uFEFF/, ' ');
  const shift = isObject ? 1 : 0;
  const program = parse(text, shift);
  const [first, ...others] = program.body;
  const only = isObject && others.length === 0 && first?.type === 'ExpressionStatement';
  return {
    text,
    program,
    only: only ? first.expression : undefined,
    getPlace: (start) => {
      const lines = text.slice(0, start).split('\n');
      const column = (lines.at(-1) ?? '').length + 1;
      return { line: lines.length, column: lines.length === 1 ? column - shift : column };
    },
  };
}

function parse(text: string, shift: number): Program {
  try {
    return TypeScriptParser.parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      allowReturnOutsideFunction: true,
    });
  } catch (error) {
    throw toError(error, shift);
  }
}

function toError(error: unknown, shift: number): ConfigError {
  // RangeError: out of stack, which acorn itself reports in these words.
  if (error instanceof RangeError || (error instanceof Error && /stack/i.test(error.message))) {
    return new ConfigError('Deep');
  }
  if (!(error instanceof SyntaxError)) throw error;
  const { loc } = error as SyntaxError & { loc?: { line: number; column: number } };
  const detail = error.message.replace(/\s*\(\d+:\d+\)$/, '');
  if (!loc) return new ConfigError('Syntax', undefined, detail);
  const column = loc.column + 1 - (loc.line === 1 ? shift : 0);
  return new ConfigError('Syntax', { line: loc.line, column: Math.max(1, column) }, detail);
}

/** Why a text gives no config; `i18n.json` has a sentence for each, called `converter.error…`. */
export type ErrorReason = 'Empty' | 'TooLong' | 'Html' | 'Syntax' | 'Deep' | 'NoConfig' | 'NoTool';

/** What keeps a text from being read, with its place where it has one. */
export class ConfigError extends Error {
  reason: ErrorReason;
  line: number | undefined;
  column: number | undefined;
  /** Its line, as far as it is near, and a caret below the place. */
  excerpt = '';

  constructor(
    reason: ErrorReason,
    place?: { line: number; column: number },
    /** Words of the parser, or the code in question. */
    detail = '',
  ) {
    super(detail);
    this.reason = reason;
    this.line = place?.line;
    this.column = place?.column;
  }
}
