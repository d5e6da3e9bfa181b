import { expect, test } from '@rstest/core';
import { renderTag } from '../../../../../build/publish/headTags/renderTag';

test('writes attributes in their order, scripts with an end tag', () => {
  expect(renderTag({ name: 'link', attributes: { rel: 'canonical', href: 'https://a.b/' } })).toBe(
    '<link rel="canonical" href="https://a.b/">',
  );
  expect(renderTag({ name: 'script', attributes: { type: 'x' }, json: { a: 1 } })).toBe(
    '<script type="x">{"a":1}</script>',
  );
});

test('no value can leave its attribute', () => {
  const html = renderTag({ name: 'meta', attributes: { content: '"><script>&amp;' } });
  expect(html).toBe('<meta content="&quot;&gt;&lt;script&gt;&amp;amp;">');
});

test('no value can end the script that holds it, and the JSON keeps its meaning', () => {
  const json = { text: '</script><!-- $& & "q"' };
  const html = renderTag({ name: 'script', attributes: {}, json });
  const content = html.slice('<script>'.length, -'</script>'.length);
  expect(content).not.toMatch(/[<>&$]/);
  expect(JSON.parse(content)).toEqual(json);
});

test('survives being put into a template with String.replace', () => {
  const html = renderTag({ name: 'meta', attributes: { content: "$& $1 $' $$" } });
  expect('<head>MARK</head>'.replace('MARK', html)).toBe(`<head>${html}</head>`);
});
