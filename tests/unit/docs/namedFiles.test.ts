import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { readPassages } from '../../../build/check/prose/passages';
import { checkLength } from '../../../build/check/prose/passageChecks';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
const names = new Set(files.map((file) => path.basename(file)));

/** What is code in Markdown and looks like a file or a folder of this repository. */
const pathInCode = /`((?:bench|build|cases|converter|facts|scripts|site|tests|theme)\/[\w./-]+)`/g;
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g;
/** Not `src/a.ts`, `x.ts`, `.d.ts` and configurations: files of other projects. */
const fileInComment =
  /(?<![\w./-])(?!src\/)(?:[\w.-]+\/)*(\w{2,}(?:\.(?!config)\w+)*\.(?:tsx?|mjs|css))\b/g;

for (const file of ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md']) {
  it(`${file} names only files that exist`, () => {
    const paths = [...readFileSync(file, 'utf8').matchAll(pathInCode)].map(([, named]) => named!);
    expect(paths).not.toEqual([]);
    expect(paths.filter((named) => !existsSync(named))).toEqual([]);
  });

  it(`${file} has sentences and paragraphs of a page's length`, () => {
    const passages = readPassages(readFileSync(file, 'utf8'));
    expect(passages).not.toEqual([]);
    const long = passages.flatMap(checkLength);
    expect(long.map(({ line, message, hint }) => `${file}:${line} ${message} ${hint}`)).toEqual([]);
  });
}

it('comments name only files that exist', () => {
  const sources = files.filter((file) =>
    /^(?!cases|docs|explorer\/(?:libraries|results)|facts\/results|tests\/fixtures).*\.(?:tsx?|mjs|css)$/.test(
      file,
    ),
  );
  const named = sources
    .filter(existsSync)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(comment)]
        .flatMap(([text]) => [...text.matchAll(fileInComment)])
        .map(([, name = '']) => ({ file, name })),
    );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !names.has(name))).toEqual([]);
});
