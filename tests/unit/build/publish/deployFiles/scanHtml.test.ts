import { describe, expect, it } from '@rstest/core';
import { scanHtml } from '../../../../../build/publish/deployFiles/scanHtml';

const names = (html: string) => scanHtml(html).map(({ name }) => name);

describe('scanHtml', () => {
  it('gives start tags with their attributes, however they are quoted', () => {
    const [element] = scanHtml(
      `<SCRIPT async TYPE = module data-a="x > y" data-b='"' id=a>1</SCRIPT>`,
    );
    expect(element?.name).toBe('script');
    expect(Object.fromEntries(element?.attributes ?? [])).toEqual({
      async: '',
      type: 'module',
      'data-a': 'x > y',
      'data-b': '"',
      id: 'a',
    });
    expect(element?.text).toBe('1');
  });

  it('sees nothing inside comments, attributes and elements that hold text', () => {
    expect(names('<!-- <script>1</script> --><p>')).toEqual(['p']);
    expect(names('<p title="<script>1</script>">')).toEqual(['p']);
    expect(names('<title><style>a</style></title><p>')).toEqual(['title', 'p']);
    expect(names('<script>"<style>"</script><p>')).toEqual(['script', 'p']);
    expect(names('<textarea><script></textarea><p>')).toEqual(['textarea', 'p']);
  });

  it('keeps the text of a script up to its end tag, whatever it looks like', () => {
    const [script] = scanHtml('<script>if (a < b && "</scripted>") {}\n</script >after');
    expect(script?.text).toBe('if (a < b && "</scripted>") {}\n');
  });

  it('sees styles inside noscript, which apply without scripts', () => {
    expect(names('<noscript><style>a{}</style></noscript>')).toEqual(['noscript', 'style']);
  });

  it('takes a lone angle bracket for text', () => {
    expect(names('<p>1 < 2 <3 </p><br/>')).toEqual(['p', 'br']);
  });

  it('reads a long page with many unclosed quotes in no time', () => {
    const html = '<a b="'.repeat(20_000);
    const started = performance.now();
    scanHtml(html);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
