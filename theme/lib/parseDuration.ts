/** A CSS time in milliseconds: `0.1s` → 100, `250ms` → 250; 0 for anything else. */
export function parseDuration(time: string): number {
  const [, number, unit] = /^\s*(-?[\d.]+)(m?s)\s*$/.exec(time) ?? [];
  const value = Number(number);
  if (!Number.isFinite(value)) return 0;
  return unit === 's' ? value * 1000 : value;
}
