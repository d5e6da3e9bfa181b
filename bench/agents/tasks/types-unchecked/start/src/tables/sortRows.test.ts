import assert from 'node:assert/strict';
import test from 'node:test';
import { sortRows } from './sortRows';

export const cases = [{ name: 'b' }, { name: 'a' }];

test('sorts', () => assert.equal(sortRows(cases, 'name')[0]?.name, 'a'));
