/** Compilers that readers use: the newest, and the newest 5. Installed under these names. */
export const compilers = [
  { name: 'TypeScript 7', script: 'node_modules/typescript-7/bin/tsc' },
  { name: 'TypeScript 5', script: 'node_modules/typescript-5/bin/tsc' },
] as const;

export type Compiler = (typeof compilers)[number];
export type CompilerName = Compiler['name'];
