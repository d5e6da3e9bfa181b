import { describe, expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openFactStore } from '../../../build/components/factStore';
import { withWorkFolder } from '../../../build/check/code/project';
import { compilers, runCompiler } from '../../../build/check/code/compilers';

const folder = 'docs/en/api/javascript-api';
const page = readFileSync(`${folder}/types.mdx`, 'utf8');
const exported = openFactStore().tool.exports.types;

/** Types that the page writes out, as `type Name = …`. */
const written = [...page.matchAll(/^```ts fragment\n(type (\w+)[\s\S]*?)```/gm)].map(
  ([, code = '', name = '']) => ({ code, name }),
);

/** Names that the package uses in its types without exporting them. */
const internal = `
type Exe = Exclude<NonNullable<Real.LibExperiments['exe']>, boolean>;
type EcmaScriptVersion = Extract<Real.Syntax, string>;
type ExeTarget = Exclude<NonNullable<Exe['targets']>[number], string>;
type SeaOptions = NonNullable<Exe['seaOptions']>;
type RslibConfigInput = Real.RslibConfig | Real.LoadConfigResult;
type RestartFn = NonNullable<Real.CreateRslibOptions['restart']>;
type NormalizedConfig = Real.Rsbuild.NormalizedConfig;
type NormalizedEnvironmentConfig = Real.Rsbuild.NormalizedEnvironmentConfig;
type RsbuildInstance = Real.Rsbuild.RsbuildInstance;
type RsbuildDevServer = Real.Rsbuild.RsbuildDevServer;
`;

/** A module in which every `is…` compiles as long as the page's type is the package's. */
function compare(types: readonly { code: string; name: string }[]): string {
  const others = exported.filter((name) => !types.some((type) => type.name === name));
  return [
    "import type * as Real from '@rslib/core';",
    `import type { ${others.join(', ')} } from '@rslib/core';`,
    'type Keys<T> = T extends object ? keyof T : never;',
    'type Is<A, B> = [A, Keys<A>] extends [B, Keys<B>] ? [B, Keys<B>] extends [A, Keys<A>] ? true : false : false;',
    internal,
    ...types.map(({ code }) => code),
    ...types.map(({ name }) => `export const is${name}: Is<${name}, Real.${name}> = true;`),
  ].join('\n');
}

/** Messages of TypeScript 7 about a module. */
const compile = (code: string): Promise<string[]> =>
  withWorkFolder(async (work) => {
    const options = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: 'ESNext',
      moduleResolution: 'Bundler',
      target: 'ES2022',
      types: ['node'],
    };
    await writeFile(path.join(work, 'page.ts'), code);
    await writeFile(
      path.join(work, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['page.ts'] }),
    );
    const lines = code.split('\n');
    const found = await runCompiler(compilers[0], work, 'tsconfig.json');
    return found.map((fault) => `${lines[fault.line - 1]}: ${fault.lines.join(' ')}`);
  });

describe('the page of types', () => {
  it('has a heading for every type that the package exports, and no other', () => {
    const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(headings.sort()).toEqual([...exported].sort());
  });

  it('writes each type as the package has it', async () => {
    expect(written.length).toBeGreaterThan(20);
    expect(await compile(compare(written))).toEqual([]);
  });
});
