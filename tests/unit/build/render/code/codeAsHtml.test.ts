import { useMDXComponents } from '@mdx-js/react';
import { expect, test } from '@rstest/core';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { codeAsHtml } from '../../../../../build/render/code/codeAsHtml';
import { tokenClasses } from '../../../../../build/render/code/tokenClasses';
import { compilePage } from '../../mdx';

const shiki = { tokenizeTimeLimit: 0, transformers: [tokenClasses()] };

const compile = (source: string, rehypePlugins: (typeof codeAsHtml)[]) =>
  compilePage(source, { shiki, rehypePlugins });

/** What the theme draws (theme/code/RawHtml.tsx). */
const raw = ({ html }: { html: string }) =>
  createElement('code', { dangerouslySetInnerHTML: { __html: html } });

/** The HTML of a compiled page: its imports are handed in, its default export is called. */
function renderPage(compiled: string): string {
  const body = compiled
    .replace(/import \{([^}]*)\} from "[^"]*";/g, (_, names: string) => {
      return `const {${names.replaceAll(' as ', ': ')}} = given;`;
    })
    .replace('export default function', 'return function');
  const evaluate = new Function('given', body.replace(/\nMDXContent\.__RSPRESS[^]*$/, ''));
  const Page = evaluate({ ...runtime, useMDXComponents }) as FunctionComponent<{
    components: { raw: typeof raw };
  }>;
  return renderToString(createElement(Page, { components: { raw } }));
}

const fence = [
  '```ts title="a.ts"',
  'const a = \'<b>&amp;</b>\'; // "quoted" \\ `é`',
  '',
  'type A<T> = T extends string ? `${T}` : never;',
  '```',
].join('\n');

/** React writes references for quotes as well. */
const unquote = (html: string): string => html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

test('a block of code is one string, and its HTML says the same', async () => {
  const plain = await compile(fence, []);
  const short = await compile(fence, [codeAsHtml]);
  expect(plain).toContain('className: "line"');
  expect(short).toContain('_components.raw, {');
  expect(short).not.toContain('className: "line"');
  expect(unquote(renderPage(short))).toBe(unquote(renderPage(plain)));
});

test('code in a list, in a quote and next to other code too', async () => {
  const source = `1. One\n\n${fence.replaceAll(/^/gm, '   ')}\n\n> ${fence.replaceAll('\n', '\n> ')}\n`;
  const short = await compile(source, [codeAsHtml]);
  expect(short.match(/_components\.raw, \{/g)).toHaveLength(2);
  expect(unquote(renderPage(short))).toBe(unquote(renderPage(await compile(source, []))));
});

test.each([
  ['a link', () => ({ type: 'element', tagName: 'a', properties: { href: '/' }, children: [] })],
  ['a component', () => ({ type: 'mdxJsxTextElement', name: 'B', attributes: [], children: [] })],
])('code that holds %s stays as it is', (_, createChild) => {
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: {},
    children: [{ type: 'element' as const, tagName: 'span', properties: {}, children: [] }],
  };
  (code.children as unknown[]).push(createChild());
  const tree = { type: 'root' as const, children: [code] };
  codeAsHtml()(tree);
  expect(tree.children).toEqual([code]);
});
