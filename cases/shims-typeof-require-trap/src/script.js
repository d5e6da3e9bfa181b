export const hasRequire = typeof require === 'function';
