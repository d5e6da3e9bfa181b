import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { openFacts } from '../../../../../build/components';
import { createPageReader } from '../../../../../build/components/docsPages';
import { translate } from '../../../../../build/components/factStore';
import { getReleaseRoute } from '../../../../../build/components/changes';
import { listParts, releaseChanges } from '../../../../../build/components/list/releaseChanges';
import { showTable } from '../showTable';
import upgradePage from '../../../../../facts/releases/upgradePage.json';
import { languages } from '../../../../../site/site';

const facts = openFacts(createPageReader('docs'));
const render = (release: string, of: string, language = 'en') =>
  JSON.stringify(releaseChanges.render({ release, of }, translate(facts, language)));

test('each minor has a page in each language, with a part for each kind of change', () => {
  for (const language of languages) {
    for (const minor of facts.listMinors()) {
      const route = getReleaseRoute(minor.name, 'en');
      const page = readFileSync(`docs/${language}${route}.mdx`, 'utf8');
      const shown = [...page.matchAll(/<ReleaseChanges release="(.+)" of="(\w+)" \/>/g)];
      const wanted = listParts(minor, facts);
      expect([route, ...shown.map(([, release, of]) => `${release} ${of}`)]).toEqual([
        route,
        ...wanted.map((of) => `${minor.name} ${of}`),
      ]);
    }
  }
});

test('names link to where they are documented, in the language of the page', () => {
  expect(render('0.22', 'options')).toContain('"url":"/config/lib/dts#dtsisolated"');
  expect(render('0.22', 'options', 'zh')).toContain('"url":"/zh/config/lib/dts#dtsisolated"');
  expect(render('0.23', 'exports')).toContain('"url":"/api/javascript-api/types#runclioptions"');
  // What is gone is documented nowhere.
  expect(render('1.0', 'options')).toContain(
    '[{"type":"inlineCode","value":"experiments.advancedEsm"}]',
  );
});

test('examples are named by what they are about, and lead to their files', () => {
  const link = (words: string) =>
    `cases/wasm-preserve","children":[{"type":"text","value":"${words}"`;
  expect(render('1.0', 'outputs')).toContain(link('WebAssembly with bundle: false'));
  expect(render('1.0', 'outputs', 'zh')).toContain(
    link('使用 bundle: false 时，会保留 .wasm 文件的导入吗？'),
  );
});

test('an option that another one replaced says so', () => {
  expect(render('0.20', 'rsbuild')).toContain(
    '{"type":"text","value":"Removed; use "},{"type":"inlineCode","value":"resolve.alias"}',
  );
});

test('what is gone of any release: no members of groups, no types, nothing that is there again', () => {
  const rows = showTable(releaseChanges.render({ of: 'gone' }, facts));
  expect(rows).toContainEqual([
    // A link.
    '?',
    'Deprecated: Use `output.autoExternal` instead.',
    '1.0',
  ]);
  const chinese = showTable(releaseChanges.render({ of: 'gone' }, translate(facts, 'zh')));
  expect(chinese).toContainEqual(['?', '已弃用：请改用 `output.autoExternal`。', '1.0']);
  expect(rows.map(([, change]) => change)).toContain('Deprecated: Use `splitChunks` instead.');
  expect(rows).toContainEqual(['`source.alias`', 'Removed; use `resolve.alias`', '0.20']);
  expect(rows).toContainEqual(['`build`', 'Removed; use `createRslib`', '0.19']);
  expect(rows.filter(([name]) => name === '`experiments.advancedEsm`')).toHaveLength(1);
  const names = rows.map(([name]) => name);
  expect(names.filter((name) => /server\.proxy|LibOnlyConfig|runCLI/.test(name ?? ''))).toEqual([]);
});

test('defaults of formats that a release could not be asked about are not compared', () => {
  expect(render('0.6', 'defaults')).toContain(
    'Not compared, since one of the two could not be asked',
  );
});

test('what the upgrade page tells is on a release page, or it is known why not', () => {
  const page = readFileSync('docs/en/guide/upgrade/v0-to-v1.mdx', 'utf8');
  const listAll = (section: string, pattern: RegExp) => {
    const text = page.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
    return [...text.matchAll(pattern)].map(([, reported]) => reported);
  };
  const { shown, notShown } = upgradePage;
  const reported = [
    ...['The config', 'The output'].flatMap((one) => listAll(one, /^### (.*?)(?: \{.*)?$/gm)),
    ...['Command line and JavaScript API', 'From 0.19 or earlier'].flatMap((one) =>
      listAll(one, /^\| (?!Before|---)(.+?) \|/gm),
    ),
  ];
  expect(reported.sort()).toEqual([...Object.keys(shown), ...Object.keys(notShown)].sort());
  const isShown = (where: string) => {
    const [release = '', of = '', name = ''] = where.split(' ');
    const minor = facts.listMinors().find((one) => one.name === release);
    if (of !== 'outputs') return render(release, of).includes(name);
    return minor && facts.compareOutputs(minor)?.groups.some(({ cases }) => cases.includes(name));
  };
  expect(Object.entries(shown).filter(([, where]) => !isShown(where))).toEqual([]);
});

test('refuses a release, a part, and a heading without changes', () => {
  expect(() => render('0.99', 'options')).toThrow('nothing is known of a release 0.99');
  expect(() => render('0.22', 'option')).toThrow('Did you mean `options`?');
  expect(() => render('0.14', 'exports')).toThrow('0.14 changes no exports');
});
