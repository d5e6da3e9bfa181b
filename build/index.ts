import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import rslib from '@rslib/core/package.json' with { type: 'json' };
import type { SiteAddress } from '../site/absoluteUrl';
import { languages, site } from '../site/site';
import { themeOptions } from '../site/themeOptions';
import { createProof, type Proof } from './check/code';
import { docsCheck } from './check/content';
import { joinChecks } from './check/joinChecks';
import { createProse } from './check/prose/proseCheck';
import { publish } from './publish';
import { buildCache } from './read/buildCache';
import { hashFiles } from './read/buildCache/hashFiles';
import { pageCache } from './check/content/pageCache';
import { lastUpdated } from './read/lastUpdated';
import { render } from './render';
import { type Hovers, openHovers } from './render/typeHovers';
import { inOrder, type Step } from './rspress/inOrder';

export interface DocsOptions extends SiteAddress {
  /** The docs folder. */
  root: string;
  /** Another origin that images may come from. */
  assetsOrigin?: string | undefined;
  /** Writes the Content-Security-Policy into each page too, for hosts that send no headers of ours. */
  hasMetaPolicy: boolean;
  /** Another process checks the content meanwhile (scripts/build). */
  isCheckedBeside: boolean;
}

/** What all stages share. */
export interface DocsBuild extends DocsOptions {
  /** Reads code, options and names of pages, and checks them. */
  proof: Proof;
  hovers: Hovers;
  /** What pages are verified with: `@rslib/core 1.0.1`. */
  tool: string;
  version: string;
  /** Changes with everything that shapes pages without being part of the bundle. */
  digest: string;
}

/**
 * All that we add to Rspress, in four stages. Each is a list of steps that are awaited in this order,
 * hook by hook (build/rspress/inOrder.ts); leaving one out leaves the others working.
 */
export async function docs(options: DocsOptions): Promise<RspressPlugin> {
  const proof = createProof({ root: options.root, languages });
  const build: DocsBuild = {
    ...options,
    proof,
    hovers: openHovers(proof, { languages }),
    tool: `@rslib/core ${rslib.version}`,
    version: rslib.version,
    digest: hashFiles(process.cwd(), [
      'build',
      'site',
      'facts',
      'i18n.json',
      'package-lock.json',
      'rspress.config.ts',
    ]),
  };
  return inOrder('docs', [
    ...read(build),
    ...check(build),
    ...(await render(build)),
    ...publish(build),
  ]);
}

/** Sources and history; pages are parsed when the other stages ask for them. */
const read = ({ origin, base, assetsOrigin, hasMetaPolicy, digest, hovers }: DocsBuild): Step[] => [
  buildCache({
    digest,
    settings: { origin, base, assetsOrigin, hasMetaPolicy, places: hovers.getPlacesKey() },
  }),
  lastUpdated(),
];

/** Content, code and prose. Ends before anything is published. */
const check = ({ root, proof, isCheckedBeside }: DocsBuild): Step[] => [
  docsCheck({
    root,
    i18nFile: 'i18n.json',
    languages,
    themeOptions: { value: themeOptions, folder: path.resolve('site') },
    cacheFile: path.resolve(pageCache),
    ...(isCheckedBeside
      ? { isCheckedBeside }
      : { proof: joinChecks(proof, createProse({ root, language: site.defaultLanguage })) }),
  }),
];
