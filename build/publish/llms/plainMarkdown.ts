import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { absoluteUrl, getMarkdownPath, type SiteAddress } from '../../../site/address';
import { site } from '../../../site/site';
import { toRoute } from '../../read/files';

/**
 * Remark plugin for the official one: what it gets is Markdown already (build/render/pageMarkdown.ts), and
 * is written down as it is.
 */
export function keepAsWritten(this: Processor): void {
  this.parser = (source): Root => ({ type: 'root', children: [{ type: 'html', value: source }] });
}

/** Code, which has neither links nor escapes; an escape; the address of a link, an image or a definition. */
const codeOrLink =
  /(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|\\.|(\]\(|^\[(?!\^)[^\]\n]+\]: )((?!#|\/\/|[a-z][a-z\d+.-]*:)[^\s()<>]+)/gim;

/** The Markdown of a page with public addresses, and braces as they are: only MDX escapes `{`. */
export function publishMarkdown(
  markdown: string,
  { file, lang, frontmatter }: MarkdownPage,
  address: SiteAddress,
  hasRoute: (route: string) => boolean,
): string {
  const prefix = lang === site.defaultLanguage ? '' : `/${lang}`;
  const folder = path.posix.dirname(file);
  const resolve = (url: string): string => {
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const target = written.startsWith('/')
      ? written
      : toRoute(path.posix.join(folder, written)).route;
    // A link leads to the same language where that has the page.
    const route = [prefix + target, target]
      .flatMap((one) => [one, `${one}/`, one.replace(/\/$/, '')])
      .find(hasRoute);
    return absoluteUrl(address, route === undefined ? target : getMarkdownPath(route)) + rest;
  };
  const text = markdown.replace(codeOrLink, (match, _marks, start?: string, url?: string) =>
    url === undefined ? match.replace(/^\\\{/, '{') : `${start}${resolve(url)}`,
  );
  return frontmatter.pageType === 'home' ? addTitle(text, frontmatter.description) : text;
}

export type MarkdownPage = Pick<PageIndexInfo, 'lang' | 'frontmatter'> & { file: string };

/** The theme renders the heading of a home page from front matter: without these lines the file has no title. */
function addTitle(text: string, description = ''): string {
  if (/^# \S/m.test(text)) return text;
  return [`# ${site.name}`, description, text.trim()].filter(Boolean).join('\n\n') + '\n';
}
