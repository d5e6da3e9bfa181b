/** Copies a block of code; where the clipboard is refused, selects it and returns `false`. */
export async function copyCode(code: HTMLElement, lang: string | undefined): Promise<boolean> {
  const lines = [...code.querySelectorAll('.line')].map((line) => line.textContent);
  try {
    await navigator.clipboard.writeText(getCopiedText(lines, lang));
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

const terminals = ['bash', 'sh', 'shell', 'zsh', 'text', 'txt'];
const diffHead = /^(?:diff |index |--- |\+\+\+ |@@ )/;

/** No `$ ` before a command; of a diff the file as it is afterwards. */
export function getCopiedText(lines: readonly string[], lang: string | undefined): string {
  if (lang === 'diff') {
    const after = lines.filter((line) => !diffHead.test(line) && !line.startsWith('-'));
    // Nothing is left of what a diff only removes: then it is copied as it is shown.
    return after.length === 0
      ? lines.join('\n')
      : after.map((line) => line.replace(/^[+ ]/, '')).join('\n');
  }
  return terminals.includes(lang ?? '')
    ? lines.map((line) => line.replace(/^(\s*)\$ /, '$1')).join('\n')
    : lines.join('\n');
}
