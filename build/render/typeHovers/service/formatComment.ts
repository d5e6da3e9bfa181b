/** Longest explanation that is shown, in characters. */
const longest = 400;

/**
 * A comment of a declaration as one paragraph with code spans: its first one, without examples; the
 * targets of `{@link …}` in words.
 */
export function formatComment(comment: string): string {
  const [before = ''] = comment.split(/```|^\s*[-*] /m);
  const [first = ''] = before.trim().split(/\n\s*\n/);
  const text = first.replaceAll(link, (_, target: string, label = '') => name(target, label));
  const plain = text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    // What introduced a list or an example.
    .replace(/\s*[^.]*:\s*$/, '')
    .trim();
  return plain.length > longest ? `${plain.slice(0, plain.lastIndexOf(' ', longest))} …` : plain;
}

const link = /\{@link(?:code|plain)?\s+([^\s|}]+)[\s|]*([^}]*)\}/g;

const name = (target: string, label: string): string =>
  label.trim() || (/^https?:/.test(target) ? target : `\`${target}\``);
