import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { createJiti } from 'jiti';

/** A fence that shows its component beside its code: ` ```tsx preview `. */
const previewFence = /^\s*```[jt]sx\b.*\spreview\b/m;

/**
 * Component previews, where a page has one: the official plugin puts 7 kB of script on every page,
 * so it stays out while no page asks for it.
 */
export async function preview({ root }: { root: string }): Promise<RspressPlugin[]> {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const isUsed = pages.some((page) =>
    previewFence.test(readFileSync(path.join(root, page), 'utf8')),
  );
  if (!isUsed) return [];
  // The plugin reads `__dirname` in an ES module, which Node's own import does not give.
  const jiti = createJiti(import.meta.url, { tryNative: false });
  const { pluginPreview } =
    await jiti.import<typeof import('@rspress/plugin-preview')>('@rspress/plugin-preview');
  return [pluginPreview({ defaultRenderMode: 'pure', defaultPreviewMode: 'internal' })];
}
