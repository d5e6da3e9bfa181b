/** The tab that a stored value means: its index, or the first where it is none of `count` tabs. */
export function readTabIndex(stored: string | null, count: number): number {
  const index = /^\d+$/.test(stored ?? '') ? Number(stored) : 0;
  return index < count ? index : 0;
}
