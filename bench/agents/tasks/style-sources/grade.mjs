import path from 'node:path';
import { parse } from 'acorn';
import { expect, expectOptionsAlone } from '../../judge.mjs';

const copied = [
  'widgets/badge/badge.less',
  'widgets/badge/star.svg',
  'widgets/button/button.less',
  'widgets/styles/theme.less',
];
const modules = ['widgets/badge/badge.js', 'widgets/button/button.js', 'widgets/setText.js'];
/** @type {Record<string, string[]>} */
const wantedImports = {
  'widgets/badge/badge.js': ['./badge.less', './star.svg', '../setText.js'],
  'widgets/button/button.js': ['./button.less', '../setText.js'],
  'widgets/setText.js': [],
};

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  expectOptionsAlone(task);
  const used = await task.pack();
  await used.publint();
  const files = used.files.filter((file) => file.startsWith('dist/'));
  const wanted = [...copied, ...modules].map((file) => `dist/${file}`).sort();
  expect(files.join() === wanted.join(), 'dist has the files of src', files.join('\n'));
  for (const file of copied)
    expect(used.read(`dist/${file}`) === task.read(`src/${file}`), `${file} is as it is in src`);
  for (const file of modules) {
    const code = used.read(`dist/${file}`);
    const found = findImports(code).map((name) => path.posix.normalize(path.posix.join('.', name)));
    const expected = (wantedImports[file] ?? []).map((name) => path.posix.normalize(name));
    expect(found.sort().join() === expected.sort().join(), `${file} imports these files`, code);
    expect(!findImports(code).some((name) => !name.startsWith('.')), 'imports are relative', code);
  }

  const bundled = await used.bundle(
    "import { createBadge } from 'less-widgets/widgets/badge/badge.js'; globalThis.use = createBadge;",
    '.mjs',
    { less: { accent: 'tomato' } },
  );
  expect(
    /tomato|rgba?\(255,\s*99,\s*71|#ff6347/i.test(bundled.css),
    'users set the color',
    bundled.css,
  );
  expect(!/\.button\b/.test(bundled.css), 'a badge brings no styles of the button', bundled.css);
}

/** @param {string} code */
function findImports(code) {
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return body.flatMap((node) =>
    'source' in node && node.source ? [String(node.source.value)] : [],
  );
}
