import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { expect, test } from '@rstest/core';
import { tokenClasses } from '../../../../../build/render/code/tokenClasses';

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
  const compiled = await compile({
    source: `# Title\n\n\`\`\`${language}\n${code}\n\`\`\`\n`,
    filepath: '/docs/page.mdx',
    docDirectory: '/docs',
    config: { markdown: { shiki: { tokenizeTimeLimit: 0, transformers: [tokenClasses()] } } },
    routeService: null,
    pluginDriver: null,
  });
  return [...String(compiled).matchAll(/className: "(_\w)"/g)].map(([, name = '']) => name);
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
