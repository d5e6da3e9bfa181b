import { expect, test } from '@rstest/core';
import { dropFromList, writeScripts } from '../../../../../build/rspress/sectionPages/pageScripts';

const toChunk = (name: string, id: string | number, hash: string) => ({
  name,
  id,
  files: [`static/js/async/_.${hash}.js`],
});
const chunks = [
  toChunk('route-a', '0h', 'aaaaaaaaaa'),
  toChunk('route-b', 3, 'bbbbbbbbbb'),
  toChunk('section-en-guide', 'n', 'cccccccccc'),
];
const list =
  'h.u=a=>"static/js/async/_."+({"0h":"aaaaaaaaaa",3:"bbbbbbbbbb",n:"cccccccccc"})[a]+".js"';

test('the bundler’s list keeps what is no page', () => {
  expect(dropFromList(list, chunks)).toBe(
    'h.u=a=>"static/js/async/_."+({n:"cccccccccc"})[a]+".js"',
  );
});

test('a list that does not name a page’s script is refused, another script is left alone', () => {
  expect(() => dropFromList(list.replace('3:', '4:'), chunks)).toThrow('sectionPages');
  expect(dropFromList('h.u=a=>a', chunks)).toBeUndefined();
});

test('a section’s script says what the scripts of its pages are called', () => {
  expect(writeScripts('let a="@@page-scripts:route-a,route-b";', chunks)).toBe(
    'let a={"3":"bbbbbbbbbb","0h":"aaaaaaaaaa"};',
  );
  expect(writeScripts('let a="page-scripts";', chunks)).toBeUndefined();
});

test('a page without a script, or with another kind of name, is refused', () => {
  const write = (chunk: (typeof chunks)[number]) =>
    writeScripts('let a="@@page-scripts:route-a";', [chunk]);
  expect(() => write(toChunk('route-c', 1, 'aaaaaaaaaa'))).toThrow('route-a');
  expect(() => write({ ...toChunk('route-a', 1, ''), files: ['static/js/a.js'] })).toThrow(
    'route-a',
  );
});
