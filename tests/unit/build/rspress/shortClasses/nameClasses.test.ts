import { expect, test } from '@rstest/core';
import { nameClasses } from '../../../../../build/rspress/shortClasses/nameClasses';

test('every class of every file has a short name of its own, by the order of files', () => {
  const names = nameClasses(
    new Map([
      ['b.module.css', '.link:hover .icon { margin: 0.5rem } .link {}'],
      ['a.module.css', '.link { color: red }'],
    ]),
  );
  expect([...names].map(([file, classes]) => [file, [...classes]])).toEqual([
    ['a.module.css', [['link', 'aA']]],
    [
      'b.module.css',
      [
        ['link', 'aB'],
        ['icon', 'aC'],
      ],
    ],
  ]);
});

test('comments, strings and addresses name none', () => {
  const css = '/* .one */ .two { background: url(a.svg); content: ".three" }';
  expect([...(nameClasses(new Map([['a', css]])).get('a') ?? [])]).toEqual([['two', 'aA']]);
});

test('no two names are alike, however many there are', () => {
  const css = Array.from({ length: 2000 }, (_, index) => `.c${index} {}`).join('');
  const names = [
    ...(nameClasses(new Map([['a', css]]))
      .get('a')
      ?.values() ?? []),
  ];
  expect(new Set(names).size).toBe(2000);
  expect(names.at(675)).toBe('zZ');
  expect(names.at(676)).toBe('aAb');
});
