import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../../judge.mjs';

const parts = ['text', 'slugs', 'app'];

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  const dist = parts.flatMap((name) =>
    ['dist', '.rstack', 'tsconfig.tsbuildinfo'].map((file) => `packages/${name}/${file}`),
  );
  await task.build('build', dist);
  const text = JSON.parse(task.read('packages/text/package.json'));
  expect(text.private === true, '@acme/text stays private');

  const slugs = await task.pack('packages/slugs');
  const app = await task.pack('packages/app');
  for (const used of [slugs, app]) {
    await used.publint();
    const { dependencies, peerDependencies } = used.manifest;
    expect(!{ ...dependencies, ...peerDependencies }['@acme/text'], 'users need no @acme/text');
    expect(
      !used.files.some(
        (file) =>
          !file.endsWith('.map') &&
          file !== 'package.json' &&
          used.read(file).includes('@acme/text'),
      ),
      `${used.manifest.name} does not name @acme/text`,
    );
  }
  await slugs.typesWrong({ profile: 'esm-only' });
  expect(
    Boolean({ ...app.manifest.dependencies, ...app.manifest.peerDependencies }['@acme/slugs']),
    '@acme/app asks for @acme/slugs',
  );
  cpSync(
    path.join(slugs.user, 'node_modules/@acme/slugs'),
    path.join(app.user, 'node_modules/@acme/slugs'),
    {
      recursive: true,
    },
  );
  await app.node(`import { listAddresses } from '@acme/app'; import { countSlugs } from '@acme/slugs';
    if (listAddresses('A B').join() !== '/a,/b') process.exit(1);
    if (countSlugs() !== 2) throw new Error('there are two copies of @acme/slugs');`);
  const typed = `import { listAddresses } from '@acme/app'; import { toSlug, type SlugOptions } from '@acme/slugs';
    const options: SlugOptions = { separator: ',', joiner: '_' };
    export const names: string[] = [...listAddresses('a', options), toSlug('b', options)];
    // @ts-expect-error: a separator is a text
    toSlug('a', { separator: 1 });`;
  await app.types(typed);
  await app.types(typed, '.ts', '--module esnext --moduleResolution bundler');

  const needed = { app: ['slugs', 'text'], slugs: ['text'] };
  for (const [name, others] of Object.entries(needed))
    for (const other of others)
      expect(
        task.read(`packages/${name}/tsconfig.json`).includes(`../${other}`),
        `${name} refers to ${other}`,
      );

  // A wrong type in a package that others use.
  const file = path.join(task.folder, 'packages/app/src/index.ts');
  const source = readFileSync(file, 'utf8');
  for (const name of dist) rmSync(path.join(task.folder, name), { recursive: true, force: true });
  writeFileSync(file, source.replace('toSlug(word, options)', 'toSlug(1, options)'));
  const failed = await task.build('build', dist).then(
    () => false,
    () => true,
  );
  writeFileSync(file, source);
  expect(failed, 'the build fails where types are wrong');
  await task.build('build', dist);
  expect(existsSync(path.join(task.folder, 'packages/app/dist')), 'and works again');
}
