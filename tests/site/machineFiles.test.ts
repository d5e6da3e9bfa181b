import { expect, it } from '@rstest/core';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { absoluteUrl } from '../../site/address';
import { sections } from '../../site/sections';
import { languages, site } from '../../site/site';
import { listFiles, outputFolder, readBuilt } from '../support/builtSite';
import { getAttribute, type HtmlElement, listElements } from '../support/html';
import { ownRoutes as routes } from '../support/routes';

/** Some services leave out a preview that is far larger. */
const maximumImageBytes = 60_000;
const address = {
  origin: process.env.SITE_ORIGIN || site.defaultOrigin,
  base: process.env.BASE || '/',
};
const files = new Set(listFiles());
const root = absoluteUrl(address, '/');

const readHead = (file: string) => listElements(readBuilt(file));
const isNoIndex = (elements: HtmlElement[]) => getMeta(elements, 'robots').includes('noindex');
const listed = routes.filter(({ file }) => !isNoIndex(readHead(file)));

function getLinks(elements: HtmlElement[], rel: string): HtmlElement[] {
  return elements.filter((one) => one.tagName === 'link' && getAttribute(one, 'rel') === rel);
}

function getMeta(elements: HtmlElement[], name: string): string[] {
  return elements
    .filter((one) => one.tagName === 'meta')
    .filter((one) => [getAttribute(one, 'name'), getAttribute(one, 'property')].includes(name))
    .map((one) => getAttribute(one, 'content') ?? '');
}

/** The file of the output that an address of the published site names. */
function getFile(url: string | undefined): string {
  expect(url?.startsWith(root), `${url} must be an address of ${root}`).toBe(true);
  return decodeURI(url?.slice(root.length) ?? '');
}

it('every page tells machines one address, an image and what it is', () => {
  expect(listed.length).toBeGreaterThan(5);
  for (const { route, file } of listed) {
    const elements = readHead(file);
    const url = absoluteUrl(address, route);
    expect(getMeta(elements, 'og:url')).toEqual([url]);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:image:alt']) {
      expect(getMeta(elements, name), `${name} of ${route}`).toEqual([expect.stringMatching(/\S/)]);
    }

    const [image] = getMeta(elements, 'og:image');
    const png = readFileSync(path.join(outputFolder, getFile(image)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(maximumImageBytes);

    const [markdown] = getLinks(elements, 'alternate').filter(
      (one) => getAttribute(one, 'type') === 'text/markdown',
    );
    expect(readBuilt(getFile(markdown && getAttribute(markdown, 'href')))).toMatch(/^# \S/m);
  }
});

it('the sitemap holds every page for search engines and no other', () => {
  const locations = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(locations).toEqual(listed.map(({ route }) => absoluteUrl(address, route)).sort());
  const [, page = ''] = /<url>(<loc>[^<]*\/cli<.*?)<\/url>/.exec(readBuilt('sitemap.xml')) ?? [];
  expect(page).toMatch(/hreflang="en".*hreflang="zh".*<lastmod>20/);
});

it('robots.txt names the sitemap', () => {
  expect(readBuilt('robots.txt')).toContain(`\nSitemap: ${root}sitemap.xml\n`);
});

it.each(languages)('llms.txt names a Markdown file for every page but home (%s)', (language) => {
  const folder = language === site.defaultLanguage ? '' : `${language}/`;
  const text = readBuilt(`${folder}llms.txt`);
  const links = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => getFile(url));
  const expected = listed
    .filter((page) => page.language === language && page.route !== `/${folder}`)
    .map(({ file }) => file.replace(/\.html$/, '.md'));
  const isBundle = (file: string) => /(?:^|\/)llms(?:-full)?\.txt$|\.json$/.test(file);
  expect(links.filter((file) => !isBundle(file)).sort()).toEqual(expected.sort());
  expect(links.filter((file) => !files.has(file))).toEqual([]);
  expect(expected.filter((file) => !files.has(file))).toEqual([]);
  expect(text.includes('\n## Other\n')).toBe(language === site.defaultLanguage);
  // In the order of the site, under the words of its bar.
  const { guide, config } = sections;
  expect(text).toMatch(
    new RegExp(
      `^## ${guide?.[language]}\\n[^#]*/guide/start/index\\.md[^#]*## ${config?.[language]}\\n`,
      'm',
    ),
  );
});

it('the index of skills has the digest of the file that it names', () => {
  const index = JSON.parse(readBuilt('.well-known/agent-skills/index.json')) as {
    skills: { name: string; url: string; digest: string; description: string }[];
  };
  expect(index.skills).toHaveLength(1);
  for (const { name, url, digest, description } of index.skills) {
    const text = readBuilt(getFile(url));
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(
      text.startsWith(`---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n`),
    ).toBe(true);
    // What the convention recommends: at most 5,000 tokens of about four characters.
    expect(text.length).toBeLessThan(20_000);
    expect(text).toMatch(/\| `source\.alias` \|/);
  }
});

it('every icon that a page or the manifest names is there', () => {
  const { pathname: base } = new URL(root);
  const elements = readHead('404.html');
  const named = getLinks(elements, 'icon').map((one) => getAttribute(one, 'href') ?? '');
  const { icons } = JSON.parse(readBuilt('manifest.webmanifest')) as { icons: { src: string }[] };
  // iOS requests its own from the root, by name.
  const all = [...named, `${base}apple-touch-icon.png`, ...icons.map(({ src }) => src)];
  expect(all.length).toBeGreaterThan(6);
  expect(
    all.filter((file) => !file.startsWith(base) || !files.has(file.slice(base.length))),
  ).toEqual([]);
});

it('the frame of the browser has the page’s color in both schemes, on the 404 page as well', () => {
  expect(getMeta(readHead('404.html'), 'theme-color')).toEqual([
    site.themeColor.light,
    site.themeColor.dark,
  ]);
});
