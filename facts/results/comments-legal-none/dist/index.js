/*! prices 1.0.0 | MIT */ function addTax(netPrice) {
    const taxRate = 0.19;
    return Math.round(netPrice * (1 + taxRate) * 100) / 100;
}
console.info('prices loaded');
export { addTax };
