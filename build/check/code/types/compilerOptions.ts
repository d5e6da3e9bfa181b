/**
 * How snippets are compiled: strict, for Node.js and the browser at once, resolved as a bundler does,
 * with the types that Rslib tells its users to add.
 */
export const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  types: ['node', '@rslib/core/types'],
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: false,
  resolveJsonModule: true,
  skipLibCheck: true,
} as const;

/** Modules in languages that TypeScript does not read. */
export const foreignModules = `
declare module '*.vue' {
  const component: import('vue').DefineComponent;
  export default component;
}
declare module '*.svelte' {
  const component: import('svelte').Component;
  export default component;
}
declare module '*.wasm';
`;
