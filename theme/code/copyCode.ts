import { copyText } from '../ui/useCopyAnswer';

/** Copies a block of code; where the clipboard is refused, selects it and returns `false`. */
export async function copyCode(code: HTMLElement, lang: string | undefined): Promise<boolean> {
  const lines = [...code.querySelectorAll('.line')].map((line) => line.textContent);
  const isCopied = await copyText(getCopiedText(lines, lang));
  if (!isCopied) getSelection()?.selectAllChildren(code);
  return isCopied;
}

const terminals = ['bash', 'sh', 'shell', 'zsh', 'text', 'txt'];
const diffHead = /^(?:diff |index |--- |\+\+\+ |@@ )/;

/** No `$ ` before a command; of a diff the file as it is afterwards. */
export function getCopiedText(lines: readonly string[], lang: string | undefined): string {
  if (lang === 'diff') {
    const shown = lines.filter((line) => !diffHead.test(line));
    const after = shown.filter((line) => !line.startsWith('-'));
    // Nothing is left of what a diff only removes: then the file as it was before.
    return (after.length === 0 ? shown : after)
      .map((line) => line.replace(/^[-+ ]/, ''))
      .join('\n');
  }
  return terminals.includes(lang ?? '')
    ? lines.map((line) => line.replace(/^(\s*)\$ /, '$1')).join('\n')
    : lines.join('\n');
}
