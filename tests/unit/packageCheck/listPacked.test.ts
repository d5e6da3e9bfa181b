import { expect, it } from '@rstest/core';
import { execFileSync } from 'node:child_process';
import { readFolder } from '../../../packageCheck/checkFiles';
import { createTestFolder } from '../../support/testFolder';

const { root, write } = createTestFolder();

const names =
  '.env .npmrc .a.swp .DS_Store a.orig CHANGELOG.md LICENSE README.md README.md~ bin/a.js build/config.gypi copying.md CVS/x dist/.hidden dist/a/b.js dist/a/b.test.js dist/index.cjs dist/index.js docs/README.md index.js lib/deep/x.js lib/index.js npm-debug.log package-lock.json readme.txt src/a.test.ts src/index.ts styles/a.css styles/a.scss sub/index.js test/a.js tsconfig.json yarn.lock';

/** package.json, and files next to it. */
const folders: [manifest: object, files?: Record<string, string>][] = [
  [{}],
  [{ files: [] }],
  [{ files: ['dist'] }],
  [{ files: ['./dist/', '/lib'] }],
  [{ files: ['dist/*'] }],
  [{ files: ['dist/**/*.{js,css}'] }],
  [{ files: ['{dist,lib}/**/*.js', '**/*.scss'] }],
  [{ files: ['dist/*.js', 'lib/*/x.js'] }],
  [{ files: ['dist', '!dist/**/*.test.js'] }],
  [{ files: ['!dist/index.cjs', 'dist', '!dist/a'] }],
  [{ files: ['**', '!src/**', '!**/*.test.*'] }],
  [{ files: ['lib/inde[xy].?s', 'gone', 'DIST'] }],
  [{ files: ['dist/a/b.js', './lib/deep/x.js', 'package-lock.json', '.npmrc', '.env'] }],
  [{ files: ['lib', '!README.md'], main: 'index.js' }],
  [{ files: ['dist'], main: './lib/index.js' }],
  [{ files: ['dist'], main: 'lib/index', browser: 'lib/deep/x.js' }],
  [{ files: ['dist'], bin: 'bin/a.js' }],
  [{ files: ['dist'], bin: { a: './bin/a.js', b: 'lib/index.js' } }],
  [{ files: ['dist'], directories: { bin: 'bin' } }],
  [{}, { '.npmignore': 'src\r\n*.test.js\n# comment\n\n!dist/a/b.test.js' }],
  [{}, { '.gitignore': 'dist\n.env\n' }],
  [{}, { '.gitignore': 'dist\n', '.npmignore': '' }],
  [{}, { '.npmignore': '*\n!dist\n!dist/**\ndist/**/*.test.js\n!lib/deep\n' }],
  [{}, { '.npmignore': '/dist/a/\n/*.md\n{src,test}/**\nstyles/*.scss\n' }],
  [{ main: 'lib/index.js', bin: 'bin/a.js' }, { '.npmignore': 'lib\nbin\nLICENSE\nREADME*\n' }],
  [{ files: ['dist'] }, { '.gitignore': 'dist', '.npmignore': 'dist', 'dist/.npmignore': 'a\n' }],
  [{ files: ['dist', 'lib'] }, { 'dist/.gitignore': '*.cjs', 'lib/.npmignore': '*\n!deep/x.js' }],
  [{ files: ['dist/index.js', 'dist/a/b.js'] }, { 'dist/.npmignore': '*' }],
];

it('takes the files that `npm pack` takes', async () => {
  const given = folders.map(([manifest, files]) => ({
    ...Object.fromEntries(names.split(' ').map((name) => [name, name])),
    'package.json': JSON.stringify({ name: 'a', version: '1.0.0', ...manifest }),
    ...files,
  }));
  for (const [index, files] of given.entries()) {
    for (const [name, text] of Object.entries(files)) write(`${index}/${name}`, text);
  }
  const args = ['pack', '--dry-run', '--json', '--silent', ...given.map((_, at) => `./${at}`)];
  const output = execFileSync('npm', args, { cwd: root, encoding: 'utf8' });
  const packed = JSON.parse(output) as { files: { path: string }[] }[];
  for (const [index, files] of given.entries()) {
    const wanted = packed[index]?.files.map((file) => file.path).sort();
    const taken = await readFolder(
      Object.entries(files).map(([name, text]) => ({ name, file: new Blob([text]) })),
    );
    expect([folders[index], [...taken.keys()].sort()]).toEqual([folders[index], wanted]);
  }
}, 60_000);

it('needs a package.json', async () => {
  const given = [{ name: 'a.js', file: new Blob([]) }];
  await expect(readFolder(given)).rejects.toMatchObject({ reason: 'NoManifest' });
});
