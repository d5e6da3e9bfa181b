/*! prices 1.0.0 | MIT */

/** Price with tax, rounded to cents. */
export function addTax(netPrice: number): number {
  const taxRate = 0.19;
  const unusedRate = 0.07;
  if (false) {
    console.log('never');
  }
  // Cents are the smallest unit.
  return Math.round(netPrice * (1 + taxRate) * 100) / 100;
}

console.info('prices loaded');
