const separator = '-';
export { separator };
