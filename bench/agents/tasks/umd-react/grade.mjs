import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  const used = await task.pack();
  await used.publint();
  const { unpkg = '' } = /** @type {{ unpkg?: string }} */ (used.manifest);
  const file = unpkg.replace(/^\.\//, '');
  expect(used.files.includes(file), 'unpkg names a file of the package', unpkg);

  /** @type {unknown[][]} */
  const calls = [];
  const React = {
    version: '17.0.2',
    createElement: (/** @type {unknown[]} */ ...args) => {
      calls.push(args);
      return { type: args[0], props: args[1] };
    },
    useState: (/** @type {unknown} */ value) => [value, () => {}],
  };
  /** @type {Record<string, any>} */
  const page = { React, console: { ...console, debug: () => expect(false, 'no console.debug') } };
  page.window = page.self = page.globalThis = page;
  vm.runInContext(used.read(file), vm.createContext(page));
  expect(typeof page.RatingStars?.RatingStars === 'function', 'the global has the export');
  page.RatingStars.RatingStars({ of: 3 });
  expect(
    calls.length === 4,
    'it calls createElement of the React of the page',
    `${calls.length} calls`,
  );
  expect(
    JSON.stringify(calls).includes('"className":"star"'),
    'the elements are those of the source',
    JSON.stringify(calls),
  );

  const render =
    "if (!renderToString(createElement(RatingStars, { of: 2 })).includes('<button')) process.exit(1);";
  const code = `
    const { createElement } = require('react'); const { renderToString } = require('react-dom/server');
    const { RatingStars } = require('rating-stars/umd'); ${render}`;
  // Who has React has this too.
  await used.link('react-dom');
  await used.node(code, '.cjs');
  const esm = `
    import { createElement } from 'react'; import { renderToString } from 'react-dom/server';
    import { RatingStars } from 'rating-stars'; ${render}`;
  await used.node(esm);

  for (const name of used.files.filter((one) => /\.[cm]?js$/.test(one)))
    expect(!used.read(name).includes('console.debug'), `${name} has no console.debug`);
  const url = await used.node("console.log(import.meta.resolve('rating-stars'))");
  const entry = readFileSync(new URL(url.trim()), 'utf8');
  expect(/from ['"]clsx['"]/.test(entry), 'clsx stays an import of the ES module', entry);
  expect(entry.split('\n').length > 15, 'the ES module is not minified', entry);
  expect(used.read(file).split('\n').length < 6, 'the UMD file is minified');
  await used.types(
    "import { RatingStars } from 'rating-stars'; export const one = <RatingStars of={2} />;",
    '.tsx',
  );
}
