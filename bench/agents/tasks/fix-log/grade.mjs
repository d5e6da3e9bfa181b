import { readFileSync } from 'node:fs';
import { expect } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  for (const file of ['src/index.ts', 'src/words.txt'])
    expect(
      task.read(file) === readFileSync(new URL(`./start/${file}`, import.meta.url), 'utf8'),
      `${file} is as it was`,
    );
  await task.build();
  const used = await task.pack();
  await used.publint();
  await used.typesWrong({ profile: 'node16' });
  const use = `
    if (new MetaError().source !== 'MetaError') throw new Error('source is ' + new MetaError().source);
    if (readWords().join() !== 'draft,secret') throw new Error('other words');`;
  await used.node(
    `const { mode, MetaError, readWords } = require('site-meta'); ${use}
    if (mode !== 'production') throw new Error('mode is ' + mode);`,
    '.cjs',
  );
  const file = (await used.node("console.log(require.resolve('site-meta'))", '.cjs')).trim();
  expect(
    readFileSync(file, 'utf8').includes('require("node:fs")'),
    'require() finds CommonJS',
    file,
  );
  const modules = used.files.filter((name) => /\.m?js$/.test(name));
  const entry = modules.find((name) => used.read(name).includes('import.meta.env.MODE')) ?? '';
  expect(entry !== '', 'the ES module has import.meta.env.MODE');
  // As a bundler does it.
  await used.node(`
    import { readFileSync, writeFileSync } from 'node:fs';
    const file = 'node_modules/site-meta/${entry}';
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('import.meta.env.MODE', "'development'"));
    const { mode, MetaError, readWords } = await import('site-meta'); ${use}
    if (mode !== 'development') throw new Error('mode is ' + mode);`);
  for (const name of used.files.filter((one) => /\.[cm]?js$/.test(one)))
    expect(
      !/\breadFileSync\((?:.|\n)*\n {4}/.test(used.read(name)) &&
        used.read(name).split('\n').length < 12,
      `${name} is minified`,
    );
}
