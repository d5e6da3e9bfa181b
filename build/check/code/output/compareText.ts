/** Where two texts begin to differ: the first line of what is shown that is not there. */
export interface Difference {
  /** From 1. */
  line: number;
  shown: string | undefined;
  actual: string | undefined;
}

/** Compares line by line; undefined where they are the same. */
export function compareText(
  shown: readonly string[],
  actual: readonly string[],
): Difference | undefined {
  const length = Math.max(shown.length, actual.length);
  for (let index = 0; index < length; index++) {
    if (shown[index] === actual[index]) continue;
    return { line: index + 1, shown: shown[index], actual: actual[index] };
  }
  return undefined;
}

/**
 * Compares with the place where the most lines agree from the start; undefined where all of what is
 * shown stands there, without a gap.
 */
export function comparePart(
  shown: readonly string[],
  actual: readonly string[],
): Difference | undefined {
  let best: { start: number; agreed: number } = { start: 0, agreed: -1 };
  for (let start = 0; start < actual.length; start++) {
    let agreed = 0;
    while (agreed < shown.length && shown[agreed] === actual[start + agreed]) agreed++;
    if (agreed === shown.length) return undefined;
    if (agreed > best.agreed) best = { start, agreed };
  }
  const agreed = Math.max(best.agreed, 0);
  return { line: agreed + 1, shown: shown[agreed], actual: actual[best.start + agreed] };
}

/** Lines as they are compared: line ends of any system, no line break at the end. */
export const toLines = (text: string): string[] =>
  text.replaceAll('\r\n', '\n').replace(/\n+$/, '').split('\n');
