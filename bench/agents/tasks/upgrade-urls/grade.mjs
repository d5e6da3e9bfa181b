import { expect, expectOptionsAlone } from '../../judge.mjs';

const wanted = [
  'dist/count.js',
  'dist/defaults.json',
  'dist/index.js',
  'dist/print.js',
  'dist/templates/label.txt',
  'dist/templates/letter.txt',
];

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  expectOptionsAlone(task, { keepsSources: false });
  const used = await task.pack();
  const files = used.files.filter((file) => file.startsWith('dist/') && !/\.d\.ts$/.test(file));
  expect(files.join() === wanted.join(), 'dist has the files that it had', files.join('\n'));
  await used.publint();
  await used.typesWrong({ profile: 'esm-only' });
  const code = used.read('dist/index.js');
  expect(
    /import\.meta\.url/.test(code) && !/import\.meta\.(?:dir|file)name/.test(code),
    'files are found with import.meta.url',
    code,
  );
  await used.node(`import { realpathSync } from 'node:fs';
    import { countWords, defaultsFile, fill, print, templateNames } from 'letter-press';
    import { fileURLToPath } from 'node:url';
    const same = (found, wanted) => {
      if (String(found) !== wanted) throw new Error(found + ' is not ' + wanted);
    };
    same(templateNames(), 'label.txt,letter.txt');
    same(fill('letter.txt', 'Ada'), 'Dear Ada');
    same(await countWords('one two three'), '3');
    same(await print('one two'), 'one\\ntwo');
    const entry = fileURLToPath(import.meta.resolve('letter-press'));
    same(realpathSync(defaultsFile), realpathSync(entry.replace('index.js', 'defaults.json')));`);
  await used.types(
    "import { fill, countWords } from 'letter-press'; export const text: [string, Promise<number>] = [fill('a', 'b'), countWords('a')];",
  );
}
