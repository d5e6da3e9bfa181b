import { createHash } from 'node:crypto';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { normalizeBase } from '../../../site/normalizeBase';
import type { PageScripts } from './addPageScripts';
import { buildInlineScript } from './buildInlineScript';
import { getFeatures } from './getFeatures';

export interface BootScripts extends PageScripts {
  /** Stands in every page. */
  head: string;
  /** Those that are fetched: what every page needs after its first paint. */
  files: BootFile[];
}

interface BootFile {
  /** Where it stands in the output. */
  path: string;
  text: string;
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
  const prefix = builderConfig?.output?.assetPrefix ?? base;
  const getAddress = ({ path }: BootFile) =>
    JSON.stringify(`${prefix === 'auto' ? base : prefix}${path}`);
  const buildBeside = (name: string, define = {}) =>
    buildInlineScript(path.resolve(headScript, '..', name), { ...site, ...define });

  const ofParts = new Map<string, string>();
  for (const [part, source] of Object.entries(partScripts)) {
    ofParts.set(part, await buildInlineScript(source, site));
  }
  const afterPaint = nameFile(
    'after-paint',
    await buildBeside('afterPaintScript.ts', {
      MANIFEST: JSON.stringify(`${normalizeBase(base)}manifest.webmanifest`),
    }),
  );
  return {
    head: await buildInlineScript(headScript, {
      ...site,
      AFTER_PAINT_SCRIPT: getAddress(afterPaint),
    }),
    arrival: await buildBeside('arrivalScript.ts'),
    ofParts,
    files: [afterPaint],
  };
}

function nameFile(name: string, text: string): BootFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `static/js/${name}.${hash}.js`, text };
}
