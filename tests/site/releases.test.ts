import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from '@rstest/core';
import tool from '../../facts/results/tool.json';
import { languages } from '../../site/site';
import { readBuilt } from '../support/builtSite';
import { getAttribute, listElements } from '../support/html';
import { routes } from '../support/routes';
import { toAbsolute } from '../support/siteAddress';

describe('the facts for programs', () => {
  const facts = JSON.parse(readBuilt('api/facts.json')) as Record<string, { name: string }[]>;
  const listNames = (key: string) => facts[key]?.map(({ name }) => name);

  it('are as their JSON Schema says', () => {
    const formats = { uri: (text: string) => URL.canParse(text), date: /^\d{4}-\d\d-\d\d$/ };
    const schema = JSON.parse(readBuilt('api/facts.schema.json')) as object;
    const validate = new Ajv2020({ allErrors: true, formats }).compile(schema);
    validate(facts);
    expect(validate.errors).toBe(null);
    // Not because it takes anything.
    expect(validate({ ...facts, options: [{ name: 'dts' }] })).toBe(false);
  });

  it('have everything that the tool has, and lead to pages that are there', () => {
    expect(listNames('options')).toEqual(
      expect.arrayContaining([...tool.options, ...tool.rsbuildOptions].map(({ path }) => path)),
    );
    expect(listNames('exports')).toEqual([...tool.exports.values, ...tool.exports.types]);
    expect(listNames('messages')).toEqual(tool.messages.map(({ text }) => text));
    const urls = [...JSON.stringify(facts).matchAll(/"url":"([^"#]*)/g)].map(([, url]) => url);
    const known = new Set(routes.map(({ route }) => toAbsolute(route)));
    expect(urls.length).toBeGreaterThan(200);
    expect(urls.filter((url) => !known.has(url ?? ''))).toEqual([]);
    expect(readBuilt('llms.txt')).toContain(`](${toAbsolute('/api/facts.json')}): `);
  });
});

describe.each(languages)('the feed of releases in %s', (language) => {
  const folder = language === 'en' ? '/releases/' : `/${language}/releases/`;
  const feed = parseAtomFeed(readBuilt(`${folder.slice(1)}feed.xml`));
  const entries = feed.entries ?? [];
  const pages = routes.filter(({ route }) => route.startsWith(folder) && route !== folder);

  it('has an entry with the text of each page, the newest first', () => {
    expect(entries.map(({ id }) => id).sort()).toEqual(
      pages.map(({ route }) => toAbsolute(route)).sort(),
    );
    for (const { content } of entries) {
      expect(content?.type).toBe('html');
      const hrefs = listElements(content?.value ?? '').flatMap((one) =>
        one.tagName === 'a' ? (getAttribute(one, 'href') ?? '') : [],
      );
      expect(hrefs.length).toBeGreaterThan(0);
      expect(hrefs.filter((href) => !URL.canParse(href))).toEqual([]);
    }
    const times = entries.map(({ published = '' }) => published);
    expect(times).toEqual(times.toSorted().reverse());
  });

  // What the parser lets pass: https://www.rfc-editor.org/rfc/rfc4287
  it('has what the standard asks for', () => {
    expect(feed.id).toBe(toAbsolute(`${folder}feed.xml`));
    expect(feed.authors?.map(({ name }) => name)).toEqual(['Rslib']);
    expect(feed.links?.map(({ rel, href }) => [rel, href])).toEqual([
      ['self', feed.id],
      ['alternate', toAbsolute(folder)],
    ]);
    for (const { title, updated } of [feed, ...entries]) {
      expect(title).toMatchObject({ value: expect.stringMatching(/Rslib/) });
      expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    }
  });

  it('is named by these pages and no others', () => {
    const naming = routes.filter(({ file }) =>
      new RegExp(`<link[^>]* type="application/atom\\+xml"[^>]* href="${feed.id}"`).test(
        readBuilt(file),
      ),
    );
    expect(naming.map(({ route }) => route).sort()).toEqual(
      [folder, ...pages.map(({ route }) => route)].sort(),
    );
  });
});
