/** Price with tax, rounded to cents. */
export function addTax(netPrice: number): number {
  console.debug('tax of', netPrice);
  if (netPrice < 0) console.warn('A price is negative.');
  return Math.round(netPrice * 1.19 * 100) / 100;
}
