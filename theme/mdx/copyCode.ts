import { getCopiedText } from './getCopiedText';

/** Copies a block of code; where the clipboard is refused, selects it and gives `false`. */
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
