/** Copies a block of code; where the clipboard is refused, selects it and returns `false`. */
export async function copyCode(code: HTMLElement, lang: string | undefined): Promise<boolean> {
  const lines = [...code.querySelectorAll('.line')].map((line) => ({
    text: line.textContent,
    isRemoved: line.localName === 'del',
  }));
  try {
    await navigator.clipboard.writeText(getCopiedText(lines, lang));
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

export interface CodeLine {
  text: string;
  isRemoved: boolean;
}

const terminals = ['bash', 'sh', 'shell', 'zsh', 'text', 'txt'];
const diffHead = /^(?:diff |index |--- |\+\+\+ |@@ )/;

/** No removed lines, no `$ ` before a command; of a diff the file as it is afterwards. */
export function getCopiedText(lines: readonly CodeLine[], lang: string | undefined): string {
  const kept = lines.filter(({ isRemoved }) => !isRemoved).map(({ text }) => text);
  if (lang === 'diff') {
    const after = kept.filter((line) => !diffHead.test(line));
    // Nothing is left of what a diff only removes: then it is copied as it is shown.
    if (after.length === 0) return lines.map(({ text }) => text).join('\n');
    return after.map((line) => line.replace(/^[+ ]/, '')).join('\n');
  }
  return terminals.includes(lang ?? '')
    ? kept.map((line) => line.replace(/^(\s*)\$ /, '$1')).join('\n')
    : kept.join('\n');
}
