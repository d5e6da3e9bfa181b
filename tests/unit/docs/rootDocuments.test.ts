import { expect, it } from '@rstest/core';
import { existsSync, readFileSync } from 'node:fs';

/** What is code in Markdown and looks like a file or a folder of this repository. */
const pathInCode = /`((?:bench|build|cases|facts|scripts|site|tests|theme)\/[\w./-]+)`/g;

for (const file of ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md']) {
  it(`${file} names only files that exist`, () => {
    const paths = [...readFileSync(file, 'utf8').matchAll(pathInCode)].map(([, path]) => path!);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
}
