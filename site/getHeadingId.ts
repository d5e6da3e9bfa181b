/** The anchor that the framework gives a heading nearly always: `lib.dts` → `libdts`, as on GitHub. */
export function getHeadingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
