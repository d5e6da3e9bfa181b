import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  const used = await task.pack();
  expect((await used.bin('Hello World')).trim() === 'hello-world', 'the command prints the slug');
  expect((await used.bin('--version')).trim() === '1.0.0', 'the command prints the version');
  await used.node(
    "import { toSlug } from 'to-slug'; if (toSlug('A b') !== 'a-b') process.exit(1);",
  );
  await used.publint();
  await used.typesWrong({ profile: 'esm-only' });
  await used.types(
    "import { toSlug } from 'to-slug'; export const slug: string = toSlug('a', 'b');",
  );

  const code = used.files.filter((file) => /\.[cm]?js$/.test(file));
  for (const file of code) {
    const [first = '', second] = used.read(file).split('\n');
    const line = first.startsWith('#!') ? second : first;
    expect(
      line === '/*! to-slug | MIT */',
      `${file} has the line where it belongs`,
      `${first}\n${second}`,
    );
  }
  const copies = code.filter((file) => used.read(file).includes('toLowerCase'));
  expect(copies.length === 1, 'the code that both need is there once', copies.join('\n'));

  const file = path.join(task.folder, 'package.json');
  const text = task.read('package.json');
  writeFileSync(file, text.replace('"version": "1.0.0"', '"version": "3.1.4"'));
  try {
    await task.build();
    const next = await task.pack();
    expect((await next.bin('--version')).trim() === '3.1.4', 'the version follows package.json');
  } finally {
    writeFileSync(file, text);
  }
}
