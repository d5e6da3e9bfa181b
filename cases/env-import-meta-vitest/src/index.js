export const half = (value) => value / 2;

if (import.meta.vitest) {
  const { expect, test } = import.meta.vitest;
  test('half', () => expect(half(4)).toBe(2));
}
