import { expect, it } from '@rstest/core';
import { outputFolder, readBuilt } from '../support/builtSite';
import { getAttribute, listElements } from '../support/htmlTree';
import { routes } from '../support/routes';
import { address } from '../support/siteAddress';

/** Scripts that a page names for its reader's first intent. */
function listNamed(file: string, name: 'app-scripts' | 'app-preload'): string[] {
  const metas = listElements(readBuilt(file, outputFolder));
  const meta = metas.find((element) => getAttribute(element, 'name') === name);
  const sources = (meta && getAttribute(meta, 'content'))?.split(' ') ?? [];
  return sources.filter(Boolean).map((source) => source.slice(address.base.length));
}

const getHash = (script: string): string => /\.([0-9a-f]{10})\.js$/.exec(script)?.[1] ?? script;
const entries = new Set(routes.flatMap(({ file }) => listNamed(file, 'app-scripts')));
const entry = [...entries].map((script) => readBuilt(script)).join('\n');
const pages = routes.map(({ route, file }) => {
  const [own = '', section = ''] = listNamed(file, 'app-preload');
  return { route, own, section };
});

it('a page names its own script and that of its section, which names the page’s', () => {
  for (const { route, own, section } of pages) {
    expect(readBuilt(own), route).toContain('__RSPRESS_PAGE_META');
    expect(readBuilt(section), route).toContain(getHash(own));
  }
});

it('what every page loads names sections and no page’s script, title or date', () => {
  const sections = new Set(pages.map(({ section }) => section));
  expect(sections.size).toBeLessThan(pages.length / 5);
  for (const section of sections) expect(entry).toContain(getHash(section));
  expect(pages.filter(({ own }) => entry.includes(getHash(own)))).toEqual([]);
  expect(entry).not.toMatch(/lastUpdatedTime:"|_fileKey|\.mdx"/);
});
