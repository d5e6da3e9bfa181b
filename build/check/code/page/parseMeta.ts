import {
  fenceAttributes,
  fenceClasses,
  fenceWords,
  type FenceAttribute,
  type FenceClass,
  type FenceWord,
} from '../fenceClasses';
import type { FenceMeta } from './Fence';

// `name="value"`, `name='value'`, `name=value`, `{1,3-5}` and `/word/` of the highlighter, or a word.
const tokens =
  /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\{[\d,\s-]*\}|\/(?:\\.|[^/])+\/(?=\s|$)|(\S+)/g;

/** Reads the words after a fence's language: `title="a.ts" config` → its title and its class. */
export function parseMeta(text: string): FenceMeta {
  const meta: FenceMeta = { classes: [], words: [], attributes: {}, unknown: [] };
  for (const [token, name, double, single, bare, word] of text.matchAll(tokens)) {
    if (name !== undefined) {
      const value = double ?? single ?? bare ?? '';
      if (isOneOf(name, fenceAttributes)) meta.attributes[name] = value;
      else meta.unknown.push(name);
    } else if (word !== undefined) {
      if (isOneOf(word, fenceClasses)) meta.classes.push(word);
      else if (isOneOf(word, fenceWords)) meta.words.push(word);
      // `not-run` without a reason: the attribute is there and says nothing.
      else if (isOneOf(word, fenceAttributes)) meta.attributes[word] = '';
      else meta.unknown.push(token);
    }
  }
  return meta;
}

const isOneOf = <Name extends FenceAttribute | FenceClass | FenceWord>(
  name: string,
  names: readonly Name[],
): name is Name => (names as readonly string[]).includes(name);
