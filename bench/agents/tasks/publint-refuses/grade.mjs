import { expect } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  const used = await task.pack();
  expect(used.manifest.type !== 'module', 'the package has no type: module');
  await used.publint();
  await used.typesWrong({ profile: 'node16' });
  expect(!used.files.some((file) => file.startsWith('src/')), 'the source is not published');
  await used.node(`
    import parse, { stringify } from 'query-words'; import * as all from 'query-words';
    if (parse('a+b').length !== 2 || stringify(['a', 'b']) !== 'a+b') process.exit(1);
    if (Object.keys(all).filter((name) => name !== 'module.exports').sort().join() !== 'default,stringify')
      throw new Error(Object.keys(all).join());`);
  await used.node(
    `const parse = require('query-words');
    if (parse('a+b').length !== 2 || parse.stringify(['a', 'b']) !== 'a+b') process.exit(1);
    if (require('query-words/words.json').length !== 2) process.exit(2);`,
    '.cjs',
  );
  const file = await used.node("console.log(require.resolve('query-words'))", '.cjs');
  const imported = await used.node("console.log(import.meta.resolve('query-words'))");
  expect(file.trim() !== imported.trim().replace('file://', ''), 'there are both formats', file);
  await used.types(`import parse, { stringify, type ParseOptions } from 'query-words';
    const options: ParseOptions = { separator: ',' };
    export const words: string[] = parse(stringify(['a']), options);`);
  await used.types(
    `import parse = require('query-words');
    const words: string[] = parse('a');
    const query: string = parse.stringify(words);
    // @ts-expect-error: a number is no query
    parse(1);
    export = query;`,
    '.cts',
  );
  const bundle = await used.bundle("import 'query-words'; globalThis.use = 1;");
  expect(!bundle.js.includes('filter(Boolean)'), 'bundlers leave out what nobody uses', bundle.js);
}
