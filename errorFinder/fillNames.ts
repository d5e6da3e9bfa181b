import type { MessagePiece } from './KnownMessage';

/**
 * The page's words with the reader's names for those of its example, in code alone. Where the example is
 * also what a package is called, it stays.
 */
export function fillNames(
  piece: MessagePiece,
  examples: readonly string[],
  values: readonly string[],
): MessagePiece {
  if (!piece.isCode) return piece;
  const text = examples.reduce((code, example, index) => {
    const value = values[index];
    if (!value || example.length < 3 || /from ['"]/.test(code.split(example)[0] ?? '')) return code;
    const pattern = example.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return code.replaceAll(new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`, 'g'), () => value);
  }, piece.text);
  return { ...piece, text };
}
