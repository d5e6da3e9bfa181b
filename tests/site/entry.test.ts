import { expect, it } from '@rstest/core';
import { listFiles, outputFolder, readBuilt } from '../support/builtSite';
import { getAttribute, listElements } from '../support/html';
import { routes } from '../support/routes';
import { address } from '../support/siteAddress';

/** Scripts that a page names for its reader's first interaction. */
function listNamed(file: string, name: 'app-scripts' | 'app-preload'): string[] {
  const metas = listElements(readBuilt(file, outputFolder));
  const meta = metas.find((element) => getAttribute(element, 'name') === name);
  const sources = (meta && getAttribute(meta, 'content'))?.split(' ') ?? [];
  return sources.filter(Boolean).map((source) => source.slice(address.base.length));
}

/** How the bundler loads a script, by its id: `.e("k3")`. */
function createLoader(script: string): RegExp {
  const id = /([^/]+)\.[0-9a-f]{8}\.js$/.exec(script)?.[1] ?? '';
  expect(id, script).not.toBe('');
  return new RegExp(`\\.e\\(["']?${id}["']?\\)`);
}

const entries = new Set(routes.flatMap(({ file }) => listNamed(file, 'app-scripts')));
const entry = [...entries].map((script) => readBuilt(script)).join('\n');
const pages = routes.map(({ route, file }) => {
  const [own = '', section = ''] = listNamed(file, 'app-preload');
  return { route, own, section };
});

it('a page names its own script and that of its section, which loads the page’s', () => {
  for (const { route, own, section } of pages) {
    expect(readBuilt(own), route).toContain('__RSPRESS_PAGE_META');
    expect(readBuilt(section), route).toMatch(createLoader(own));
  }
});

it('what every page loads names sections and no page’s script, title or date', () => {
  const sections = new Set(pages.map(({ section }) => section));
  expect(sections.size).toBeLessThan(pages.length / 5);
  for (const section of sections) expect(entry).toMatch(createLoader(section));
  expect(pages.filter(({ own }) => createLoader(own).test(entry))).toEqual([]);
  expect(entry).not.toMatch(/lastUpdatedTime:"|_fileKey|_relativePath:"[^"]|\bfile:"(?:en|zh)\//);
});

it('later scripts share one hash, so that the entry need not list theirs', () => {
  const hashes = pages.flatMap(({ own, section }) =>
    [own, section].map((script) => /\.([0-9a-f]{8})\.js$/.exec(script)?.[1]),
  );
  expect(new Set(hashes).size).toBe(1);
  expect(entry).toContain(`.${hashes[0]}.js`);
});

it('without a remote search there is no code for one', () => {
  const scripts = listFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => readBuilt(file).includes('searchIndexes'))).toEqual([]);
});
