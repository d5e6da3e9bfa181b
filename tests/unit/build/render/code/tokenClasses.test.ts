import { expect, test } from '@rstest/core';
import { tokenClasses } from '../../../../../build/render/code/tokenClasses';
import { compilePage } from '../../mdx';

/** A line in each language of tests/spec/rules.md, and under each of its short names. */
const samples = {
  bash: 'echo "a"',
  diff: '+ added',
  javascript: 'const a = "b";',
  js: 'const a = "b";',
  json: '{ "a": true }',
  tsx: 'const a = <b>c</b>;',
  typescript: 'type A = string;',
  ts: 'type A = string;',
};

/** The classes that the code of a fence is colored with. */
async function readColors(language: string, code: string): Promise<string[]> {
  const shiki = { tokenizeTimeLimit: 0, transformers: [tokenClasses()] };
  const compiled = await compilePage(`# Title\n\n\`\`\`${language}\n${code}\n\`\`\`\n`, { shiki });
  return [...compiled.matchAll(/className: "(_\w)"/g)].map(([, name = '']) => name);
}

test.each(Object.entries(samples))('code in %s is colored', async (language, code) => {
  expect(await readColors(language, code)).not.toEqual([]);
});

test('a short name means the language', async () => {
  expect(await readColors('ts', samples.ts)).toEqual(
    await readColors('typescript', samples.typescript),
  );
  expect(await readColors('js', samples.js)).toEqual(
    await readColors('javascript', samples.javascript),
  );
});
