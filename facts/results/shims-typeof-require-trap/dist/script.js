const hasRequire = 'function' == typeof require;
export { hasRequire };
