/**
 * Stores what the reader chose. Where nothing more can be written (quota), the page keeps it for itself:
 * `data-unkept` on its root says that what is stored is older (theme/boot/followStorage.ts).
 */
export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    document.documentElement.dataset.unkept = '';
  }
}
