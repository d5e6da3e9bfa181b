import { describe, expect, it } from '@rstest/core';
import { output, outputDiff } from '../../../../../build/components/list/output';
import { openFactStore } from '../../../../../build/components/factStore';
import type { Code } from 'mdast';

const store = openFactStore();
const render = (attributes: Record<string, string | true>) => output.render(attributes, store)[0];

describe('<Output />', () => {
  it('draws the files under the command that wrote them', () => {
    expect(render({ case: 'quick-start' })).toMatchObject({
      meta: 'output title="dist/ after rslib build"',
      value: expect.stringMatching(
        /^dist\/ +size +gzip\n├── index\.d\.ts +\d+ B +\d+ B\n└── index\.js /,
      ),
    });
  });

  it('names the folder of a case that writes elsewhere', () => {
    const id = 'api-cwd-alias-trap';
    expect(render({ case: id })).toMatchObject({
      value: expect.stringMatching(/^packages\/slugs\/dist\/ +size/),
    });
    expect(render({ case: id, file: 'index.d.ts' })).toMatchObject({
      lang: 'ts',
      meta: 'output title="packages/slugs/dist/index.d.ts"',
    });
  });

  it('shows a log as it was printed', () => {
    expect(render({ case: 'quick-start-use', log: true })).toMatchObject({
      meta: 'output title="node try.js"',
      value: 'Hello, world!',
    });
  });

  it('refuses to draw nothing', () => {
    expect(() => render({ case: 'error-no-entry-file' })).toThrow('emits no files to render');
  });
});

it('<OutputDiff /> marks no line that differs in its line end alone', () => {
  // API Extractor writes Windows line ends, the compiler does not.
  expect(store.getOutput('dts-bundle', 'index.d.ts')).toContain('\r\n');
  const blocks = outputDiff.render({ from: 'dts-true', to: 'dts-bundle' }, store);
  const declarations = blocks
    .filter((block): block is Code => block.type === 'code')
    .find(({ meta }) => meta === 'title="dist/index.d.ts"');
  const lines = declarations?.value.split('\n') ?? [];
  expect(lines).toContain(' export declare function toSlug(title: string): string;');
  expect(lines.filter((line) => line.startsWith('-'))).toEqual([
    "-import { type Words } from './splitWords.js';",
    '-export type { Words };',
  ]);
});
