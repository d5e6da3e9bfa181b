export const hasRequire: boolean = typeof require === 'function';
export const isNode: boolean = typeof process === 'object';
