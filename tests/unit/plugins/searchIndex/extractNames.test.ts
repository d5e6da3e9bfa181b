import { describe, expect, it } from '@rstest/core';
import { extractNames } from '../../../../plugins/searchIndex/extractNames';

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

describe('extractNames', () => {
  it('lists the names in code by heading, each once', () => {
    expect(extractNames(page)).toEqual([
      ['import', 'defineConfig', 'from', '@rslib/core'],
      ['npx', 'rslib', 'build', '--no-dts'],
      ['export', 'default', 'defineConfig', 'lib', 'dts', 'true', 'const'],
    ]);
  });

  it('keeps paths, files and extensions whole', () => {
    expect(extractNames('```\n./dist/index.d.ts rslib.config.ts output.minify\n```')).toEqual([
      ['dist/index.d.ts', 'rslib.config.ts', 'output.minify'],
    ]);
  });

  it('finds none without code', () => {
    expect(extractNames('# Title\n\nText.')).toEqual([[]]);
    expect(extractNames('')).toEqual([[]]);
  });
});
