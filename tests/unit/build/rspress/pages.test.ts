import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { listFiles } from '../../../../build/read/files';
import { contentErrors } from '../../../../build/rspress/pages';

test('Rspress has the errors that the overlay of the development server leaves out', () => {
  const folder = path.resolve('node_modules/@rspress/core/dist/node');
  const code = listFiles(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join();
  const gone = contentErrors.filter((text) => !code.includes(text));
  expect(gone, 'adapt build/rspress/pages.ts to how Rspress words them now').toEqual([]);
});
