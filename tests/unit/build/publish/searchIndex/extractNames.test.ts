import { expect, it } from '@rstest/core';
import { openFactStore } from '../../../../../build/components/factStore';
import { extractNames } from '../../../../../build/publish/searchIndex/extractNames';
import { getCalloutTitle } from '../../../../../build/render/callouts';
import { toMarkdown } from '../../../../../build/render/pageMarkdown';

const page = `
# Title

\`\`\`ts
import { defineConfig } from '@rslib/core';
\`\`\`

## Use

Prose with \`inline\` code.

- In a list:

  \`\`\`sh
  npx rslib build --no-dts
  \`\`\`

### \`lib.dts\`

\`\`\`ts
export default defineConfig({ lib: [{ dts: true }] });
const i = 0;
\`\`\`
`;

const listCode = (markdown: string) => extractNames(markdown).map(({ inCode }) => inCode);

it('lists the names in code by heading, each once', () => {
  expect(listCode(page)).toEqual([
    ['import', 'defineConfig', 'from', '@rslib/core'],
    ['npx', 'rslib', 'build', '--no-dts'],
    ['export', 'default', 'defineConfig', 'lib', 'dts', 'true', 'const'],
  ]);
});

it('keeps paths, files and extensions whole', () => {
  expect(listCode('```\n./dist/index.d.ts rslib.config.ts output.minify\n```')).toEqual([
    ['dist/index.d.ts', 'rslib.config.ts', 'output.minify'],
  ]);
});

it('leaves out what a build wrote', () => {
  const output = '```js title="dist/index.js"\nconst _ctx = 1;\n```\n\n```text\nindex0.js\n```\n';
  expect(listCode(`${output}\n\`\`\`js title="src/dist.js"\nsource;\n\`\`\``)).toEqual([
    ['source'],
  ]);
});

it('lists the flags of a table, not those a sentence speaks of', () => {
  const table = '| Flag | Sets |\n| --- | --- |\n| `-w, --watch`, `--no-dts` | not --lib |';
  expect(extractNames(`Use \`--syntax\`.\n\n## Flags\n\n${table}`)).toEqual([
    { inCode: [], flags: [], shown: [] },
    { inCode: [], flags: ['--watch', '-w', '--no-dts'], shown: [] },
  ]);
});

it('lists what components show: errors, labels of tabs and values of options', () => {
  const shown = [
    '```text title="rslib build"\nready   built\nerror   [tsgo] TS5011: The rootDir setting\n```',
    '**yarn**',
    '* **Default** `externalHelpers`, else none',
  ];
  expect(extractNames(shown.join('\n\n'))).toMatchObject([
    {
      shown: ['error', 'tsgo', 'TS5011', 'The', 'rootDir', 'setting', 'yarn', 'externalHelpers'],
    },
  ]);
});

it('knows labels of tabs, and values of options, as components write them', () => {
  const source =
    '<Tabs>\n<Tab label="yarn">\n\nText.\n\n</Tab>\n</Tabs>\n\n<Option path="syntax" />\n';
  const text = toMarkdown(source, { facts: openFactStore(), calloutTitle: getCalloutTitle('en') });
  const [section] = extractNames(text);
  expect(section?.shown).toEqual(expect.arrayContaining(['yarn', 'es2016']));
});
