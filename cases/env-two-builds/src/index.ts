export function divide(first: number, second: number): number {
  if (process.env.NODE_ENV !== 'production' && second === 0) console.warn('division by zero');
  return first / second;
}
