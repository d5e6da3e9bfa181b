import { expect, it } from '@rstest/core';
import { z } from 'zod';
import { checkSchema } from '../../../../build/check/checkSchema';
import { parseJson } from '../../../../build/read/located';

const rules = { type: 'front-matter-type', unknownKey: 'front-matter-unknown-key' } as const;

it.each([
  ['a type', z.string(), '7', 'must be a string, not `7`.'],
  ['a format', z.iso.date(), '"soon"', 'cannot be `soon`.'],
  ['a length', z.string().min(3), '"ab"', 'cannot be `ab`.'],
])('says what is wrong where a value lacks %s', (_, schema, value, message) => {
  const { node } = parseJson(`{ "key": ${value} }`);
  const [found] = node ? checkSchema(z.object({ key: schema }), node, rules) : [];
  expect(found?.message).toBe(`\`key\` ${message}`);
});
