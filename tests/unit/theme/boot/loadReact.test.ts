import { expect, test } from '@rstest/core';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

test('a name that a component reads from a query is in `queryNames`, for which React loads at once', () => {
  const files = execFileSync('git', ['ls-files', '-z', 'theme'], { encoding: 'utf8' }).split('\0');
  const names = files.flatMap((file) => {
    const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
    const isReading = /URLSearchParams|searchParams/.test(text);
    const literals = isReading ? text.matchAll(/\.(?:get|has)\('(\w+)'\)/g) : [];
    return [...literals, ...text.matchAll(/\[\?&\]\(?(\w+)/g)].map(([, name]) => name);
  });
  // `to` comes with `from`.
  expect(names).toEqual(['to']);
});
