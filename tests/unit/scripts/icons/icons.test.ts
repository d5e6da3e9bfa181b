import { execFileSync } from 'node:child_process';
import { expect, test } from '@rstest/core';

test('the icons of docs/public are those that the mark gives', () => {
  expect(execFileSync('node', ['scripts/icons.mjs', '--check']).toString()).toBe(
    'All icons are up to date.\n',
  );
});
