/** A JSDoc comment. */
export function toArea(width: number, height: number): number {
  // an ordinary comment
  const unused = width;
  if (false) console.log('never');
  return width * 100 * height;
}

export const greet = (name: string): string => {
  debugger;
  console.log(name);
  return `Hello, ${name}`;
};

export const flags = { none: undefined, sum: 1 + 2, word: 'a' + 'b' };
export const isEmpty = (value: unknown): boolean => value === undefined || value === null;
export const isServer = typeof window === 'undefined';

export const kept = /* @__PURE__ */ String('kept');
/* @__PURE__ */ String('dropped');
