import { absoluteUrl, type SiteAddress } from '../../../site/absoluteUrl';
import { getMarkdownPath } from '../../../site/markdownPath';
import type { BundleList } from './BundleList';

export interface BundleInput {
  list: BundleList;
  address: SiteAddress;
  /** The finished Markdown of each page, by its file. */
  pages: ReadonlyMap<string, string>;
  /** The text of the file that holds all pages. */
  full: string;
}

export interface WrittenBundles {
  files: { file: string; text: string }[];
  /** What llms.txt says of them, with their sizes; empty where there are none. */
  section: string;
}

/** The files that hold the pages of a section each, and the list of them. */
export function writeBundles({ list, address, pages, full }: BundleInput): WrittenBundles {
  const { folder, texts } = list;
  const describe = (title: string, file: string, count: number, text: string): string => {
    const size = Math.ceil(Buffer.byteLength(text) / 1000);
    const number = texts.pages.replace('{{count}}', `${count}`);
    return `- [${title}](${absoluteUrl(address, `/${file}`)}): ${number}, ${size} kB`;
  };
  const bundles = list.bundles.flatMap(({ title, file, pages: routes }) => {
    const parts = routes.flatMap((route) => {
      const path = getMarkdownPath(route);
      const text = pages.get(path.slice(1));
      return text ? `---\nurl: ${absoluteUrl(address, path)}\n---\n\n${text}` : [];
    });
    return parts.length > 0 ? { title, file, count: parts.length, text: parts.join('\n') } : [];
  });
  if (bundles.length === 0) return { files: [], section: '' };
  const count = full.match(/^url: /gm)?.length ?? 0;
  const lines = [
    describe(texts.all, `${folder}llms-full.txt`, count, full),
    ...bundles.map((bundle) => describe(bundle.title, bundle.file, bundle.count, bundle.text)),
  ];
  return {
    files: bundles.map(({ file, text }) => ({ file, text })),
    section: `\n## ${texts.heading}\n\n${lines.join('\n')}\n`,
  };
}
