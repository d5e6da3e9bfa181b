import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRslib } from '@rslib/core';

const outputFolder = path.resolve('node_modules/.cache/rslib-docs/inline-scripts');

/**
 * Builds an inline script with the tool this site is about: one self-contained IIFE, minified, told
 * what the site's pages share (`define`). Gives its text.
 */
export async function buildInlineScript(
  entry: string,
  define: Record<string, string>,
): Promise<string> {
  const root = path.join(outputFolder, path.parse(entry).name);
  const rslib = await createRslib({
    config: {
      logLevel: 'error',
      performance: { buildCache: false, printFileSize: false },
      lib: [
        {
          format: 'iife',
          syntax: ['chrome >= 131', 'firefox >= 132', 'safari >= 18'],
          source: { entry: { index: entry }, define },
          output: { target: 'web', minify: true, distPath: { root } },
        },
      ],
    },
  });
  const { close } = await rslib.build();
  await close();
  const script = await readFile(path.join(root, 'index.js'), 'utf8');
  return script.trim();
}
