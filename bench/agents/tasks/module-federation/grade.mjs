import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectSyntax } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build('build', ['dist', 'dist-remote']);
  const used = await task.pack();
  await used.publint();
  expect(
    used.files
      .filter((file) => file.startsWith('dist'))
      .every((file) => /^dist\/(?:index|Counter)\./.test(file)),
    'npm packs what it did before',
    used.files.join('\n'),
  );
  const entry = used.read('dist/index.js');
  expect(/from ["']react["']/.test(entry), 'the npm package imports react', entry);
  expect(
    entry.includes('static {') || entry.includes('static{'),
    'the npm package stays modern',
    entry,
  );
  await used.types(
    'import { Counter } from \'like-counter\'; export const one = <Counter label="a" />;',
    '.tsx',
  );

  checkRemote(task);
  // Still there after the remote was built alone.
  const mark = path.join(task.folder, 'dist/mark.txt');
  writeFileSync(mark, '');
  await task.build('build:remote', ['dist-remote']);
  expect(existsSync(mark), 'build:remote leaves dist as it is');
  checkRemote(task);
}

/** @param {import('../../judge.mjs').Task} task */
function checkRemote(task) {
  const manifest = JSON.parse(task.read('dist-remote/mf-manifest.json'));
  const { metaData, exposes, shared } = manifest;
  expect(manifest.name === 'like_counter', 'the remote is called like_counter', manifest.name);
  expect(
    metaData.publicPath === 'https://cdn.example.com/like-counter/',
    'its files are served from the CDN',
    metaData.publicPath,
  );
  const counter = exposes.find((/** @type {{ path: string }} */ one) => one.path === './Counter');
  expect(counter !== undefined, 'it exposes ./Counter', JSON.stringify(exposes));
  const react = shared.find((/** @type {{ name: string }} */ one) => one.name === 'react');
  expect(react?.singleton === true, 'react is one copy', JSON.stringify(shared));
  expect(/18/.test(react.requiredVersion), 'from version 18 on', react.requiredVersion);
  expect(
    react.assets.js.sync.length + react.assets.js.async.length > 0,
    'it has a copy of its own',
  );
  const files = readdirSync(path.join(task.folder, 'dist-remote'), {
    recursive: true,
    encoding: 'utf8',
  });
  const needed = [metaData.remoteEntry.name, ...counter.assets.js.sync];
  for (const file of needed) expect(files.includes(file), `${file} of the manifest is there`);
  for (const file of files.filter((name) => name.endsWith('.js')))
    expectSyntax(task.read(`dist-remote/${file}`), 2021, 'script');
}
