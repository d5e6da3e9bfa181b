import type { ReactNode } from 'react';
import { parse, type ParseOptions, type TokenType } from 'sugar-high/core';
import * as css from 'sugar-high/lang/css';
import * as json from 'sugar-high/lang/json';
import * as typescript from 'sugar-high/lang/typescript';

/** Longer lines stay plain: source maps, and what a minifier wrote of much. */
const longestLine = 20_000;

/** The lines of a file in colors; plain ones where its language isn't known. */
export function highlightCode(code: string, file: string): ReactNode[] {
  const options = findLanguage(file);
  const isLong = code.split('\n').some(({ length }) => length > longestLine);
  if (!options || isLong) return code.split('\n');
  return parse(code, options).lines.map(({ tokens }) =>
    tokens.map(({ type, value }, index) => {
      const name = classes[type];
      return name ? (
        <span key={index} className={name}>
          {value}
        </span>
      ) : (
        value
      );
    }),
  );
}

const classes: Partial<Record<TokenType, string>> = {
  keyword: '_k',
  string: '_s',
  class: '_c',
  entity: '_f',
  comment: '_m',
  sign: '_m',
};

function findLanguage(file: string): ParseOptions | undefined {
  if (/\.[cm]?[jt]sx?$/.test(file)) return typescript;
  if (file.endsWith('.css')) return css;
  if (file.endsWith('.json')) return json;
  return undefined;
}
