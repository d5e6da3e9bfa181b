import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { repository } from '../../facts/cases/paths';
import { isOfLinks } from '../../site/sharedHeadings';
import { site } from '../../site/site';
import { readBuilt } from '../support/builtSite';
import { getAttribute, getText, listElements } from '../support/html';
import { routes, type BuiltRoute } from '../support/routes';

/** Pages that only lead to another say so in their front matter. */
const isRedirect = ({ route, language }: BuiltRoute): boolean => {
  const file = path.join(repository, `docs/${language}${route.replace(/^\/zh\//, '/')}.mdx`);
  return existsSync(file) && /^allPages: false$/m.test(readFileSync(file, 'utf8'));
};

/** The text of a page, without what an overview lists of others. */
const getArticle = (html: string): string =>
  (/<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '').replace(/<div[^>]*data-overview[\s\S]*/, '');

const isListed = (page: BuiltRoute): boolean => {
  const { route, file } = page;
  const html = readBuilt(file);
  const isHidden = /<meta[^>]*noindex/.test(html) || /data-page-type="(?:home|404)"/.test(html);
  return !isHidden && !route.endsWith(site.allPages) && !isRedirect(page);
};

/** Marks of code within a message are in a heading as they are in the message. */
const fold = (text: string): string => text.replace(/[\s`]+/g, '');

for (const list of routes.filter(({ route }) => route.endsWith(site.allPages))) {
  describe(`the list of all pages in ${list.language}`, () => {
    const elements = listElements(readBuilt(list.file));
    const links = new Set(elements.flatMap((one) => getAttribute(one, 'href') ?? []));
    const article = elements.find(({ tagName }) => tagName === 'article');
    const text = fold(article ? getText(article) : '');

    for (const page of routes.filter((one) => one.language === list.language && isListed(one))) {
      it(`holds ${page.route} with its headings`, () => {
        expect([...links]).toContain(page.route);
        const headings = listElements(getArticle(readBuilt(page.file))).filter((one) =>
          /^h[23]$/.test(one.tagName),
        );
        const missing = headings.filter((heading) => {
          const id = getAttribute(heading, 'id');
          // Of these, only the page they are on says what they are about.
          if (id === undefined || isOfLinks(id) || id === 'use') return false;
          const isLinked = links.has(`${page.route}#${id}`);
          return heading.tagName === 'h2' ? !isLinked : !text.includes(fold(getText(heading)));
        });
        expect(missing.map(getText)).toEqual([]);
      });
    }
  });
}
