function divide(first, second) {
    if (0 === second) console.warn('division by zero');
    return first / second;
}
export { divide };
