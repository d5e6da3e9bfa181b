import { expect, expectOptionsAlone } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  expectOptionsAlone(task);
  const used = await task.pack();
  await used.publint();
  await used.node(`import { add, average, total } from 'wasm-sums';
    if (add(2, 3) !== 5 || total([1, 2, 3]) !== 6 || average([2, 4]) !== 3) process.exit(1);
    if (!import.meta.resolve('wasm-sums').endsWith('/dist/node/index.js')) throw new Error('another file');`);

  const files = used.files.filter(
    (file) => /^dist\/bundler\//.test(file) && !/\.d\.[cm]?ts$|\.txt$|\.map$/.test(file),
  );
  expect(
    files.join() === 'dist/bundler/index.js,dist/bundler/sums.wasm',
    'dist/bundler has one module and sums.wasm',
    files.join('\n'),
  );
  const code = used.read('dist/bundler/index.js');
  expect(/\bfrom\s*['"]\.\/sums\.wasm['"]/.test(code), 'it imports ./sums.wasm', code);
  const page = await used.bundle(
    "import { total } from 'wasm-sums'; globalThis.use = total([1, 2]);",
  );
  expect(
    page.files.some((file) => file.endsWith('.wasm')),
    'the application contains the file',
    page.files.join('\n'),
  );

  const typed = `import { total } from 'wasm-sums'; export const sum: number = total([1]);
    // @ts-expect-error: no text
    total('1');`;
  await used.types(typed);
  await used.types(typed, '.ts', '--module esnext --moduleResolution bundler');
}
