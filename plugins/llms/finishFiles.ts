import type { RsbuildPlugin } from '@rsbuild/core';
import { absoluteUrl, type SiteAddress } from '../../site/absoluteUrl';
import { getMarkdownPath } from '../../site/markdownPath';
import { describeOverview } from './describeOverview';
import type { Bundle } from './listBundles';

/** The bundles of a language, and the list of its pages, which names them. */
export interface BundleList {
  language: string;
  /** Folder of the language's lists: empty, or `zh/`. */
  folder: string;
  bundles: Bundle[];
}

export interface FinishOptions {
  address: SiteAddress;
  /** Filled in before the build starts. */
  lists: readonly BundleList[];
  /** What each page was verified with, per language. */
  verified: Readonly<Record<string, string>>;
  /** Words of the list of bundles, per language. */
  words: Readonly<Record<string, BundleWords>>;
}

export interface BundleWords {
  heading: string;
  all: string;
  pages: string;
}

/**
 * Completes what the official plugin wrote while it is still in memory: each page's Markdown says what
 * its HTML shows beside the text, pages of a section stand in one file too, and `llms.txt` names these.
 */
export function finishFiles({ address, lists, verified, words }: FinishOptions): RsbuildPlugin {
  const resolve = (href: string): string => {
    const [path = '', hash = ''] = href.slice(address.base.length - 1).split('#');
    return absoluteUrl(address, getMarkdownPath(path)) + (hash && `#${hash}`);
  };
  return {
    name: 'llms-finish',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ assets, compilation, sources }) => {
          const names = new Map(
            Object.keys(assets).map((name) => [name.replace(/^\.\//, ''), name]),
          );
          const read = (file: string) => assets[names.get(file) ?? '']?.source().toString() ?? '';
          const write = (file: string, text: string) => {
            const name = names.get(file);
            const source = new sources.RawSource(text);
            if (name) compilation.updateAsset(name, source);
            else compilation.emitAsset(file, source);
          };

          const finished = new Map<string, string>();
          for (const file of names.keys()) {
            if (!file.endsWith('.md')) continue;
            const before = read(file).trimEnd();
            const list = describeOverview(read(file.replace(/md$/, 'html')), resolve);
            const language = lists.find(({ folder }) => folder && file.startsWith(folder));
            const note = verified[language?.language ?? lists[0]?.language ?? ''] ?? '';
            const text = `${[before, list.trim(), note].filter(Boolean).join('\n\n')}\n`;
            finished.set(file, text);
            write(file, text);
            for (const { folder } of lists) {
              const full = `${folder}llms-full.txt`;
              if (list && names.has(full)) {
                write(
                  full,
                  read(full).replace(before, () => `${before}\n\n${list.trim()}`),
                );
              }
            }
          }

          for (const { language, folder, bundles } of lists) {
            const {
              heading,
              all,
              pages: word,
            } = words[language] ?? { heading: '', all: '', pages: '' };
            const describe = (title: string, file: string, pages: number, text: string) => {
              const size = Math.ceil(Buffer.byteLength(text) / 1000);
              return `- [${title}](${absoluteUrl(address, `/${file}`)}): ${pages} ${word}, ${size} kB`;
            };
            const full = read(`${folder}llms-full.txt`);
            const lines = [
              describe(all, `${folder}llms-full.txt`, full.match(/^url: /gm)?.length ?? 0, full),
            ];
            for (const { title, file, pages } of bundles) {
              const texts = pages.flatMap((route) => {
                const path = getMarkdownPath(route);
                const text = finished.get(path.slice(1));
                return text ? `---\nurl: ${absoluteUrl(address, path)}\n---\n\n${text}` : [];
              });
              const text = texts.join('\n');
              if (texts.length === 0) continue;
              write(file, text);
              lines.push(describe(title, file, texts.length, text));
            }
            const index = `${folder}llms.txt`;
            if (bundles.length > 0)
              write(index, `${read(index)}\n## ${heading}\n\n${lines.join('\n')}\n`);
          }
        },
      );
    },
  };
}
