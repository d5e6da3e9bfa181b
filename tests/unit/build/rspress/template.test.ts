import { expect, it } from '@rstest/core';
import { deferScripts, dropSchemeScript } from '../../../../build/rspress/template';

const createPage = (head: string) =>
  `<html><head>${head}</head><body><div id="__rspress_root"><p>Text</p></div></body></html>`;
const script = (source: string) => `<script defer src="${source}"></script>`;
const preload = (source: string) => `<link rel="preload" as="script" href="${source}">`;

it('names scripts in their order and takes them out', () => {
  expect(deferScripts(createPage(script('/a.js') + script('/b.js')))).toBe(
    createPage(
      '<meta name="app-scripts" content="/a.js /b.js"><meta name="app-preload" content="">',
    ),
  );
});

it('names what was only to be fetched early, once', () => {
  const page = deferScripts(createPage(script('/a.js') + preload('/a.js') + preload('/page.js')));
  expect(page).toContain('<meta name="app-scripts" content="/a.js">');
  expect(page).toContain('<meta name="app-preload" content="/page.js">');
  expect(page).not.toMatch(/<script|rel="preload"/);
});

it('names no script of the own address of an error page', () => {
  const page = deferScripts(createPage(script('/a.js') + preload('/page.js')), true);
  expect(page).toContain('<meta name="app-preload" content="">');
});

it('leaves inline scripts, other preloads and the text', () => {
  const kept = '<script>1</script><link rel="preload" as="image" href="/mark.svg">';
  const page = deferScripts(createPage(kept + script('/a.js')));
  expect(page).toContain(kept);
  expect(page).toContain('<p>Text</p>');
});

it('writes an address with $ as it is', () => {
  expect(deferScripts(createPage(script("/$&$'.js")))).toContain(`content="/$&$'.js"`);
});

it('refuses a page without scripts or root: the template has changed', () => {
  expect(() => deferScripts(createPage('<script>1</script>'))).toThrow(
    'A built page has no <script src>',
  );
  expect(() => deferScripts(createPage(script('/a.js')).replace('__rspress', ''))).toThrow(
    'A built page has no __rspress_root',
  );
});

const own = { tag: 'script', children: 'a()' };
const theirs = { tag: 'script', children: "classList.toggle('rp-dark', isDark)" };

it('dropSchemeScript leaves out that script only', () => {
  expect(dropSchemeScript([own, theirs], true)).toEqual([own]);
  expect(dropSchemeScript([own], false)).toEqual([own]);
});

it('dropSchemeScript throws where there is none: it would run in every page under another name', () => {
  expect(() => dropSchemeScript([own], undefined)).toThrow('adapt build/rspress/template.ts');
});
