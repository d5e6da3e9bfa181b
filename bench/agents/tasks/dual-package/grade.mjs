import { expect, expectSyntax } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  const used = await task.pack();
  await used.publint();
  await used.typesWrong({ profile: 'node16', entries: ['.', './slug'] });
  const use =
    "if (countWords('a b a').get('a') !== 2 || toSlug('A, B') !== 'a-b') process.exit(1);";
  await used.node(
    `import { countWords } from 'word-tools'; import { toSlug } from 'word-tools/slug'; ${use}`,
  );
  // As before Node.js 20.19, where an ES module cannot be required.
  const files = JSON.parse(
    await used.node(
      `const { countWords } = require('word-tools'); const { toSlug } = require('word-tools/slug'); ${use}
      console.log(JSON.stringify(['word-tools', 'word-tools/slug'].map((name) => require.resolve(name))));`,
      '.cjs',
    ),
  );
  for (const file of files)
    expect(
      file.endsWith('.cjs') || used.manifest.type !== 'module',
      'require() finds a CommonJS file',
      file,
    );
  for (const file of used.files.filter((name) => /\.[cm]?js$/.test(name)))
    expectSyntax(used.read(file), 2022);
  const typed = `const counts: Map<string, number> = countWords('a', { ignoreCase: true });
    const words: Words = [toSlug('a')];
    // @ts-expect-error: a number is no text
    toSlug(1);
    export { counts, words };`;
  for (const extension of /** @type {const} */ (['.mts', '.cts']))
    await used.types(
      `import { countWords, type Words } from 'word-tools'; import { toSlug } from 'word-tools/slug'; ${typed}`,
      extension,
    );
}
