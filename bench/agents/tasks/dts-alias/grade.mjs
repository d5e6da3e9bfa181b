import { expect } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  const { paths } = JSON.parse(task.read('tsconfig.json')).compilerOptions;
  expect(paths?.['@/*'] !== undefined, 'the alias stays');
  expect(task.read('src/index.ts').includes("'@/counters/counter'"), 'the sources use the alias');
  await task.build();
  const used = await task.pack();
  expect(!used.manifest.dependencies?.clsx, 'clsx is no dependency');
  await used.publint();
  await used.typesWrong({ profile: 'esm-only' });
  const declarations = used.files.filter((file) => /\.d\.[cm]?ts$/.test(file));
  expect(declarations.join() === 'dist/index.d.ts', 'there is one file', declarations.join('\n'));
  const text = used.read('dist/index.d.ts');
  expect(!/from ['"]|import\(/.test(text), 'it imports nothing', text);
  expect(!/\breturn\b|\?\?=/.test(text), 'it holds no code', text);
  await used.node(`import { Counter, register, toClassName, parts } from 'word-counter';
    if (register('a').add('b c').count !== 2 || !(register('d') instanceof Counter)) process.exit(1);
    if (toClassName({ e: true }) !== 'counter e' || parts.splitWords('a b').length !== 2) process.exit(2);`);
  const typed = `import { Counter, type CounterOptions, parts, register, toClassName } from 'word-counter';
    const options: CounterOptions = { separator: /,/ };
    const counter: Counter = new Counter(options).add('a,b');
    const known: Counter | undefined = globalThis.wordCounters?.get('a');
    export const use: (string | number)[] = [counter.count, register('a').count, ...parts.splitWords('a')];
    toClassName('a', { b: true }, ['c']);
    // @ts-expect-error: no text
    counter.add(1);
    // @ts-expect-error: no class
    toClassName(Symbol('d'));
    export { known };`;
  await used.types(typed);
  await used.types(typed, '.ts', '--module esnext --moduleResolution bundler');
}
