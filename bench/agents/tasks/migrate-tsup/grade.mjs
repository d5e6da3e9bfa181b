import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, expectSyntax } from '../../judge.mjs';

const exported = {
  '.': './dist/index',
  './hash': './dist/hash',
};

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  const manifest = JSON.parse(task.read('package.json'));
  expect(!JSON.stringify(manifest).includes('tsup'), 'tsup is gone from package.json');
  for (const [entry, file] of Object.entries(exported))
    expect(
      JSON.stringify(manifest.exports[entry]) ===
        JSON.stringify({
          import: { types: `${file}.d.ts`, default: `${file}.js` },
          require: { types: `${file}.d.cts`, default: `${file}.cjs` },
        }),
      'exports of package.json stays',
    );
  await task.build();
  const used = await task.pack();
  await used.publint();
  await used.typesWrong({ profile: 'node16', entries: Object.keys(exported) });

  const declarations = used.files.filter((file) => /\.d\.[cm]?ts$/.test(file));
  const expected = Object.values(exported).flatMap((file) => [`${file}.d.cts`, `${file}.d.ts`]);
  expect(
    declarations.join() ===
      expected
        .map((file) => file.slice(2))
        .sort()
        .join(),
    'there is one declaration file for each entry and format',
    declarations.join('\n'),
  );
  const code = used.files.filter((file) => /\.[cm]?js$/.test(file));
  for (const file of code) {
    const text = used.read(file);
    expectSyntax(text, 2022);
    expect(used.files.includes(`${file}.map`), `${file} has a source map`);
    if (/^dist\/(?:index|hash)\./.test(file))
      expect(text.startsWith('/*! slugs 1.0.0 | MIT */'), `${file} begins with the banner`);
  }
  // A part of the output, so users need not have it.
  rmSync(path.join(used.user, 'node_modules/clsx'), { force: true });
  const folder = path.join(used.user, 'node_modules/slugs/dist');
  const use = `
    const expected = ['a-b', 'heading a-b open', '1.0.0', ${JSON.stringify(folder)}];
    const found = [toSlug('A B'), toClasses('A B', true), version, getFolder()];
    if (found.join() !== expected.join() || toHash('a b') !== 'c8687a08') throw new Error(found.join());`;
  await used.node(
    `import { toSlug, toClasses, version, getFolder } from 'slugs'; import { toHash } from 'slugs/hash'; ${use}`,
  );
  await used.node(
    `const { toSlug, toClasses, version, getFolder } = require('slugs'); const { toHash } = require('slugs/hash'); ${use}`,
    '.cjs',
  );
  for (const extension of /** @type {const} */ (['.mts', '.cts']))
    await used.types(
      `import { toSlug, type SlugOptions } from 'slugs'; import { toHash } from 'slugs/hash';
      const options: SlugOptions = { separator: '_' };
      export const names: string[] = [toSlug('a', options), toHash('a')];`,
      extension,
    );
}
