import { describe, expect, it } from '@rstest/core';
import { parse, serialize } from 'parse5';
import { minifyBody } from '../../../../../build/rspress/minifyHtml/minifyBody';

const page = (body: string) => `<html lang="en"><head></head><body>${body}</body></html>`;
const minify = (body: string) => minifyBody(page(body)).slice(page('').indexOf('</body>'), -14);
const getTree = (html: string) => serialize(parse(html));

const samples: readonly [body: string, smaller: string][] = [
  ['<a class="aB" href="/guide/">x</a>', '<a class=aB href=/guide/>x</a>'],
  ['<a class="aB cD" title="a=b">x</a>', '<a class="aB cD" title="a=b">x</a>'],
  ['<p hidden="" data-open="">x</p>', '<p hidden data-open>x</p>'],
  ['<img alt="" src="/a.svg"/>', '<img alt src="/a.svg"/>'],
  ['<svg><path d="M0"/><path d="M1"></path></svg>', '<svg><path d="M0"/><path d=M1></path></svg>'],
  ['<ul><li>a</li><li class="b">b</li></ul>', '<ul><li>a<li class=b>b</ul>'],
  ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['<ul><li><ol><li>a</li></ol></li></ul>', '<ul><li><ol><li>a</ol></ul>'],
  ['<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a<dd>b</dl>'],
  [
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d</table>',
  ],
  ['<p title="it&#x27;s">it&#x27;s</p>', `<p title="it's">it's</p>`],
  ['<p title="a &gt; b" id="c">&lt;li&gt;</p>', '<p title="a &gt; b" id=c>&lt;li&gt;</p>'],
];

describe('minifyBody', () => {
  for (const [body, smaller] of samples) {
    it(`writes ${smaller}, which browsers read as ${body}`, () => {
      expect(minify(body)).toBe(smaller);
      expect(getTree(minifyBody(page(body)))).toBe(getTree(page(body)));
    });
  }

  it('leaves the head, scripts and what is text alone', () => {
    for (const body of [
      '<script type="application/json">{"a":"</li><li class=\\"b\\">&#x27;"}</script>',
      '<noscript><link rel="stylesheet" href="/a.css"></noscript>',
      '<!--$--><!-- -->',
    ]) {
      expect(minify(body)).toBe(body);
    }
    expect(minifyBody('<meta charset="utf-8">')).toBe('<meta charset="utf-8">');
    expect(minifyBody(page(''))).toBe(page(''));
  });
});
