import { describe, expect, it } from '@rstest/core';
import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { isInertHtml, trustHtml } from '../../../../theme/lib/trustHtml';

describe('what can only be looked at', () => {
  for (const html of [
    '',
    'a > b &amp; c',
    '<b>House 1</b>, <em>Lane</em><br>',
    '<span class="line"><mark id="a-b">x &lt; y</mark></span>',
    '<svg viewBox="0 0 1 1" width="1" role="img" aria-labelledby="a-b"><title id="a">A</title><path d="M0 0"/></svg>',
    '<a href="https://example.org/?a=1">there</a>',
    '<a class="x" href="/guide/start">here</a> <a href="#top">up</a>',
  ]) {
    it(`is ${html}`, () => expect(isInertHtml(html)).toBe(true));
  }
});

describe('what could run, load or ask', () => {
  for (const html of [
    '<script>1</script>',
    '<SCRIPT>1</SCRIPT>',
    '<img src=x onerror="1">',
    '<b onclick="1">x</b>',
    '<b class="a" ONCLICK="1">x</b>',
    '<b class="a"onclick="1">x</b>',
    "<b class='a'>x</b>",
    '<b class=a>x</b>',
    '<b\nclass="a">x</b>',
    '<b style="color:red">x</b>',
    '<a href="javascript:1">x</a>',
    '<a href=" javascript:1">x</a>',
    '<a href="&#106;avascript:1">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="http://example.org">x</a>',
    '<svg><a xlink:href="javascript:1">x</a></svg>',
    '<svg><foreignObject>x</foreignObject></svg>',
    '<svg><animate attributeName="href"/></svg>',
    '<style>b{}</style>',
    '<iframe></iframe>',
    '<form><input></form>',
    '<!-- x -->',
    '<![CDATA[x]]>',
    '<?x?>',
    'a < b',
    '<',
    '<title><b class="</title><img src=x onerror=1>"></title>',
  ]) {
    it(`is ${html}`, () => expect(isInertHtml(html)).toBe(false));
  }
});

const pieces = fc.constantFrom(
  ...['<', '>', '"', "'", ' ', '/', '=', '&', '\n', 'b', 'a', 'svg', 'title', 'script', 'img'],
  ...['class="', 'href="', 'https:', 'javascript:', 'onerror=', 'style', '<b>', '</b>', '<svg>'],
  ...['<title>', '</title>', '<a href="/x">', '<path d="', '"/>', '<!--', '-->', '<p>'],
);

it('whatever passes, a parser makes nothing of it that acts', () => {
  let passed = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const html = parts.join('');
      if (!isInertHtml(html)) return;
      passed += 1;
      expect(listActs(parseFragment(html))).toEqual([]);
    }),
    { numRuns: 20_000, seed: 9 },
  );
  expect(passed).toBeGreaterThan(1_000);
});

it('ends a build whose HTML could do something, naming it', () => {
  expect(() => trustHtml('<img src=x onerror=alert(1)>')).toThrow(
    'Not only text or code: <img src=x onerror=alert(1)>',
  );
});

/** Elements and attributes that do something, as the parser of browsers reads them. */
function listActs(node: DefaultTreeAdapterTypes.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const isActive = /^(?:script|style|img|iframe|form|input|object|embed|base|link|meta)$/;
    const own = isActive.test(child.tagName) ? [child.tagName] : [];
    const attributes = child.attrs
      .filter(
        ({ name, value }) => /^on|^style$|^src/.test(name) || (name === 'href' && !isSafe(value)),
      )
      .map(({ name }) => `${child.tagName} ${name}`);
    return [...own, ...attributes, ...listActs(child)];
  });
}

const isSafe = (href: string): boolean => {
  const { protocol, host } = new URL(href, 'https://docs.example/guide');
  return protocol === 'https:' && (host === 'docs.example' || href.startsWith('https:'));
};
