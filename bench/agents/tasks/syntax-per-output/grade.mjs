import { expect, expectOptionsAlone, expectSyntax } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  expectOptionsAlone(task);
  const used = await task.pack();
  expect(JSON.parse(used.read('package.json')).engines?.node === '>=14', 'engines stays as it is');
  await used.publint();
  await used.typesWrong({ profile: 'node16' });

  const esm = used.read('dist/esm/index.js');
  for (const syntax of [/\bstatic\s*\{/, /#low\b/, /\?\?=/, /used\?\./])
    expect(syntax.test(esm), `ESM keeps ${syntax.source}`, esm);
  const cjs = used.read('dist/cjs/index.cjs');
  for (const syntax of [/\bstatic\s*\{/, /(?:\?\?|&&|\|\|)=/])
    expect(!syntax.test(cjs), `CommonJS has no ${syntax.source}`, cjs);
  for (const [name, code] of Object.entries({ esm, cjs })) {
    expect(code.split('\n').length > 25, `${name} is not minified`, code);
    expect(
      /(?:from\s*|require\()['"]clsx['"]/.test(code) && /['"]react['"]/.test(code),
      `${name} imports clsx and React`,
      code,
    );
  }
  const text = `if (kindOf(new Scale(0, 1)) !== 'Scale') process.exit(1);
    if (Meter({ value: 95 }).props.className !== 'meter meter-high') process.exit(1);
    try { new Scale(1, 0); process.exit(1); } catch (error) { if (error.name !== 'ScaleError') throw error; }`;
  await used.node(`import { Meter, Scale, kindOf } from 'react-meter'; ${text}`);
  await used.node(`const { Meter, Scale, kindOf } = require('react-meter'); ${text}`, '.cjs');

  const page = used.read('dist/page/meter.js');
  expectSyntax(page, 2018, 'script');
  expect(page.trim().split('\n').length <= 3, 'the script is minified', page.slice(0, 400));
  expect(!/\/\*|sourceMappingURL=data/.test(page), 'it has no comments', page.slice(0, 400));
  await used.node(`import vm from 'node:vm';
    const React = { createElement: (type, props) => ({ type, props }), version: 'of the page' };
    const page = { React };
    page.window = page.self = page;
    vm.runInNewContext(${JSON.stringify(page)}, page);
    const { Meter, Scale, ScaleError, kindOf } = page.ReactMeter;
    const same = (found, wanted) => {
      if (found !== wanted) throw new Error(found + ' is not ' + wanted);
    };
    same(Meter({ value: 95 }).props.className, 'meter meter-high');
    same(kindOf(new Scale(0, 1)), 'Scale');
    same(ScaleError.name, 'ScaleError');`);

  const typed = `import { Meter, Scale, kindOf } from 'react-meter';
    export const text: string = kindOf(new Scale(0, 1));
    Meter({ value: 1 });
    // @ts-expect-error: no number
    Meter({ value: '1' });`;
  await used.types(typed, '.mts');
  await used.types(typed, '.cts');
}
