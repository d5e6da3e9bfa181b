const hasRequire = true;
const isNode = 'object' == typeof process;
export { hasRequire, isNode };
