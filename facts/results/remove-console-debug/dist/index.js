function addTax(netPrice) {
    if (netPrice < 0) console.warn('A price is negative.');
    return Math.round(1.19 * netPrice * 100) / 100;
}
export { addTax };
