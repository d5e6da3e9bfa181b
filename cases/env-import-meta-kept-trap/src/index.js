export const half = (value) => value / 2;
export const getParts = () => import.meta.webpackContext('./parts', { regExp: /\.js$/ });

if (import.meta.hot) import.meta.hot.accept();
if (import.meta.vitest) {
  const { expect, test } = import.meta.vitest;
  test('half', () => expect(half(4)).toBe(2));
}
