import { expect, test } from '@rstest/core';
import type { Change } from '../../../../../facts/upgrade/snapshot';
import { findUses } from '../../../../../build/check/code/uses';
import { readPage } from '../../readPage';

const source = `---
title: dts
---

# dts

Set \`dts.bundle\`, or \`dts: { isolated: true }\`; \`bundle\` is an option as well.

## \`tsconfigPath\`

<Option path="dts.build" />

<Output case="dts-bundle" />

<Defaults path="output.target output.minify" />

\`\`\`ts config title="rslib.config.ts"
import { defineConfig } from '@rslib/core';
export default defineConfig({ lib: [{ dts: { abortOnError: false } }] });
\`\`\`

Run \`rslib mf-dev --watch\` and read:

\`\`\`text output case="dts-trap" log
Rslib v1.0.1
error   It is not what it was.
\`\`\`

\`\`\`ts config expect-error="Something is amiss here"
export default {};
\`\`\`

It ends with \`error   It is not what it was.\`, as \`--watch-all\` does not.
`;
const page = readPage(source, 'en/config/lib/dts.mdx');
const find = (kind: Change['kind'], name: string) => findUses(page, { kind, name, what: '' });

test.each<[Change['kind'], string, number[]]>([
  ['case', 'dts-bundle', [13]],
  ['case', 'dts-trap', [24]],
  ['option', 'dts.bundle', [7]],
  ['option', 'dts.isolated', [7]],
  ['option', 'dts.tsconfigPath', [9]],
  ['option', 'dts.build', [11]],
  ['option', 'dts.abortOnError', [17]],
  ['option', 'dts.autoExtension', []],
  ['default', 'output.minify', [15]],
  ['export', 'defineConfig', [17]],
  ['export', 'define', []],
  ['flag', '--watch', [22]],
  ['command', 'rslib mf-dev', [22]],
  ['message', '{}It is not what it was.', [24, 33]],
  ['message', 'Something is amiss here: why', [29]],
  ['version', 'v1.0.1', [24]],
  ['version', 'v1.0.0', []],
])('a page says where it speaks of the %s %s', (kind, name, lines) => {
  expect(find(kind, name)).toEqual(lines);
});
