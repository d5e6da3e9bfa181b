import { createHash } from 'node:crypto';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { PageScripts } from './addPageScripts';
import { buildInlineScript } from './buildInlineScript';
import { getFeatures } from './getFeatures';

export interface BootScripts extends PageScripts {
  /** Stands in every page. */
  head: string;
  /** A file that few browsers fetch: output path and text. */
  popovers: { path: string; text: string };
}

/** Builds what runs in pages before the framework, told what they share. */
export async function buildScripts(
  headScript: string,
  partScripts: Readonly<Record<string, string>>,
  config: UserConfig,
): Promise<BootScripts> {
  const { base = '/', lang = '', builderConfig } = config;
  const site = {
    ...getFeatures(config),
    BASE_PATH: JSON.stringify(base),
    DEFAULT_LANGUAGE: JSON.stringify(lang),
  };
  const ofParts = new Map<string, string>();
  for (const [part, source] of Object.entries(partScripts)) {
    ofParts.set(part, await buildInlineScript(source, site));
  }
  const buildBeside = (name: string) =>
    buildInlineScript(path.resolve(headScript, '..', name), site);
  const text = await buildBeside('popoverScript.ts');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const popovers = { path: `static/js/popovers.${hash}.js`, text };
  const prefix = builderConfig?.output?.assetPrefix ?? base;
  const address = JSON.stringify(`${prefix === 'auto' ? base : prefix}${popovers.path}`);
  return {
    head: await buildInlineScript(headScript, { ...site, POPOVER_SCRIPT: address }),
    arrival: await buildBeside('arrivalScript.ts'),
    ofParts,
    popovers,
  };
}
