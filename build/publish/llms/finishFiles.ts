import type { RsbuildPlugin } from '@rsbuild/core';
import { absoluteUrl, type SiteAddress } from '../../../site/absoluteUrl';
import { getMarkdownPath } from '../../../site/markdownPath';
import type { BundleList } from './BundleList';
import { describeOverview } from './describeOverview';
import { openFiles, type OutputFiles } from './openFiles';
import { writeBundles } from './writeBundles';

export interface FinishOptions {
  address: SiteAddress;
  /** The default language first; filled in before the build starts. */
  lists: readonly BundleList[];
}

/**
 * Completes what the official plugin wrote while it is still in memory: each page's Markdown says what
 * its HTML shows beside the text, pages of a section stand in one file too, and `llms.txt` names these.
 */
export function finishFiles(options: FinishOptions): RsbuildPlugin {
  return {
    name: 'llms-finish',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ compilation, sources: { RawSource } }) => {
          const files = openFiles(compilation, (text) => new RawSource(text));
          const pages = finishPages(files, options);
          for (const list of options.lists) addBundles(list, files, pages, options);
        },
      );
    },
  };
}

/** Gives the finished Markdown of each page, by its file. */
function finishPages(files: OutputFiles, { address, lists }: FinishOptions): Map<string, string> {
  const resolve = (href: string): string => {
    const [path = '', hash = ''] = href.slice(address.base.length - 1).split('#');
    return absoluteUrl(address, getMarkdownPath(path)) + (hash && `#${hash}`);
  };
  const pages = new Map<string, string>();
  for (const file of files.list().filter((name) => name.endsWith('.md'))) {
    const before = files.read(file).trimEnd();
    const overview = describeOverview(files.read(file.replace(/md$/, 'html')), resolve).trim();
    const list = lists.find(({ folder }) => folder && file.startsWith(folder)) ?? lists[0];
    const text = `${[before, overview, list?.texts.verified].filter(Boolean).join('\n\n')}\n`;
    pages.set(file, text);
    files.write(file, text);
    if (overview) completeFull(files, lists, before, overview);
  }
  return pages;
}

/** What an overview lists stands in the file of all pages, too. */
function completeFull(
  files: OutputFiles,
  lists: readonly BundleList[],
  before: string,
  overview: string,
): void {
  for (const { folder } of lists) {
    const file = `${folder}llms-full.txt`;
    const full = files.read(file);
    if (full) {
      files.write(
        file,
        full.replace(before, () => `${before}\n\n${overview}`),
      );
    }
  }
}

function addBundles(
  list: BundleList,
  files: OutputFiles,
  pages: ReadonlyMap<string, string>,
  { address }: FinishOptions,
): void {
  const full = files.read(`${list.folder}llms-full.txt`);
  const { files: bundles, section } = writeBundles({ list, address, pages, full });
  for (const { file, text } of bundles) files.write(file, text);
  const index = `${list.folder}llms.txt`;
  if (section) files.write(index, `${files.read(index)}${section}`);
}
