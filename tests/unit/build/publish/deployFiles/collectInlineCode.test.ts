import { createHash } from 'node:crypto';
import { describe, expect, it } from '@rstest/core';
import { collectInlineCode } from '../../../../../build/publish/deployFiles/collectInlineCode';

const page = (file: string, html: string) => ({ file, html });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('collectInlineCode', () => {
  it('hashes each different script once and remembers where it stood first', () => {
    const { code } = collectInlineCode([
      page('a.html', '<script>run( 1 )</script>'),
      page('b.html', '<script type="module">run( 1 )</script><script>2</script>'),
    ]);
    expect(code).toEqual([
      { source: hash('run( 1 )'), page: 'a.html', excerpt: 'run( 1 )' },
      { source: hash('2'), page: 'b.html', excerpt: '2' },
    ]);
  });

  it('names styles that no policy of their page names before them', () => {
    const policy = (text: string) =>
      `<meta http-equiv="Content-Security-Policy" content="style-src ${hash(text)}">`;
    const { openStyles } = collectInlineCode([
      page('a.html', `${policy('p{}')}<style>p{}</style>`),
      page('b.html', `<style>p{}</style>${policy('p{}')}`),
      page('c.html', `${policy('p{}')}<style>b{}</style>`),
      page('d.html', '<style></style>'),
    ]);
    expect(openStyles).toEqual([
      'b.html: <style> p{} …',
      'c.html: <style> b{} …',
      'd.html: <style>  …',
      'd.html: no policy for styles',
    ]);
  });

  it('hashes the text a browser sees: with line ends as the parser leaves them', () => {
    const { code } = collectInlineCode([page('a.html', '<script>a\r\nb\rc</script>')]);
    expect(code[0]?.source).toBe(hash('a\nb\nc'));
  });

  it('agrees with a hash computed by another tool', () => {
    // printf 'alert("Hello, world.");' | openssl dgst -sha256 -binary | openssl base64
    const { code } = collectInlineCode([
      page('a.html', '<script>alert("Hello, world.");</script>'),
    ]);
    expect(code[0]?.source).toBe("'sha256-95/2P1j1ZySEaTPvS2vdbldPcGJYZRvEeWm0x0qZqcQ='");
  });

  it('leaves out scripts from files and scripts that are data', () => {
    const { code } = collectInlineCode([
      page('a.html', '<script src="/a.js"></script><script type="application/json">{}</script>'),
      page(
        'b.html',
        '<script type="application/ld+json">{}</script><script type="text/x">x</script>',
      ),
    ]);
    expect(code).toEqual([]);
  });

  it('counts import maps, and JavaScript by its old names', () => {
    const { code } = collectInlineCode([
      page(
        'a.html',
        '<script type="importmap">{}</script><script type="TEXT/JavaScript">1</script>',
      ),
    ]);
    expect(code.map(({ excerpt }) => excerpt)).toEqual(['{}', '1']);
  });

  it('counts speculation rules, which policies govern like scripts', () => {
    const rules = page('a.html', '<script type="speculationrules">{}</script>');
    expect(collectInlineCode([rules]).code.map(({ excerpt }) => excerpt)).toEqual(['{}']);
  });

  it('names handlers that no hash can allow', () => {
    const { handlers } = collectInlineCode([
      page(
        'a.html',
        '<img onerror="x()" src="a.png"><a href=" javascript:y()">y</a><p data-on="1">',
      ),
    ]);
    expect(handlers).toEqual(['a.html: <img onerror="x()">', 'a.html: <a href=" javascript:y()">']);
  });
});
