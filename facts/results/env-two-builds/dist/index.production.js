function divide(first, second) {
    return first / second;
}
export { divide };
