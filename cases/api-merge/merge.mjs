import { mergeRslibConfig } from '@rslib/core';

const merged = mergeRslibConfig(
  { syntax: 'es2022', lib: [{ id: 'esm', format: 'esm' }, { format: 'cjs' }] },
  { output: { minify: true }, lib: [{ id: 'esm', bundle: false }, { format: 'umd' }] },
);

console.log(merged);
