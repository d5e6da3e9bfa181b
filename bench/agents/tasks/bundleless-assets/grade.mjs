import { expect } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  const used = await task.pack();
  const unwanted = used.files.filter((file) => /test|stories|fixtures/.test(file));
  expect(
    unwanted.length === 0,
    'tests, stories and fixtures are no part of it',
    unwanted.join('\n'),
  );
  await used.publint();
  const subpaths = ['.', './flags/fr', './toolbar', './nameOf'];
  await used.typesWrong({ profile: 'esm-only', entries: subpaths });

  const flag = await used.bundle("import { fr } from 'flag-icons/flags/fr'; globalThis.use = fr;");
  expect(
    used.files.some((file) => file.endsWith('.svg')),
    'the image is a file of the package',
  );
  expect(
    flag.files.some((file) => file.endsWith('.svg')) || flag.js.includes('data:image/svg'),
    'the bundler takes the image',
    flag.files.join('\n'),
  );
  const inlined = used.files.filter(
    (file) => /\.m?js$/.test(file) && used.read(file).includes('data:image'),
  );
  expect(inlined.length === 0, 'the image is in no module', inlined.join('\n'));
  expect(!/lavenderblush|#fff0f5/.test(flag.css), 'a flag brings no styles of the toolbar');

  const bar = await used.bundle(
    "import { createToolbar } from 'flag-icons'; globalThis.use = createToolbar;",
  );
  expect(/lavenderblush|#fff0f5/.test(bar.css), 'the style sheet comes with the toolbar', bar.js);
  expect(!bar.js.includes('France'), 'an unused module is left out');
  const names =
    await used.bundle(`import { nameOf } from 'flag-icons'; import { fr } from 'flag-icons/flags/fr';
    import { createToolbar } from 'flag-icons/toolbar'; globalThis.use = [nameOf('it'), fr, createToolbar];`);
  expect(names.js.includes('Italy'), 'the names are part of it');
  await used.node(
    "import { nameOf } from 'flag-icons/nameOf'; if (nameOf('it') !== 'Italy') process.exit(1);",
  );

  const typed = `import { nameOf, createToolbar } from 'flag-icons'; import { fr } from 'flag-icons/flags/fr';
    const url: string = fr.url;
    export const use = [nameOf('fr'), createToolbar().className, url];
    // @ts-expect-error: no such flag
    nameOf('xx');`;
  await used.types(typed);
  await used.types(typed, '.ts', '--module esnext --moduleResolution bundler');
}
