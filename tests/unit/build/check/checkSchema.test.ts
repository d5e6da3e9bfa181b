import { expect, test } from '@rstest/core';
import { z } from 'zod';
import { checkSchema } from '../../../../build/check/checkSchema';
import { parseYaml } from '../../../../build/read/located';
import { frontMatterSchema } from '../../../../site/frontMatterSchema';

const schema = frontMatterSchema.extend({ day: z.iso.date(), code: z.string().min(3) }).partial();

test.each([
  ['title: 2024-01-01', '`title` must be a string, not a date.'],
  ['title: 1', '`title` must be a string, not `1`.'],
  ['day: soon', '`day` cannot be `soon`.'],
  ['code: ab', '`code` cannot be `ab`.'],
  ['outline: yes please', '`outline` must be true or false, not `yes please`.'],
  ['overviewHeaders: [7]', '`overviewHeaders[0]` must be one of 1, 2, 3, 4, 5, 6, not `7`.'],
  ['head: [[meta]]', '`head[0]` must be a list of 2, not a list.'],
  ['hero: { actions: [{ text: a, theme: brand }] }', '`hero.actions[0].link` is missing.'],
  ['hero: { badge: { txt: a, text: b } }', '`hero.badge.txt` is not a known key.'],
  [
    'hero: { image: { src: [a] } }',
    '`hero.image.src` must be a string or an object with light, dark, not a list.',
  ],
])('%s is refused', (line, message) => {
  const { node } = parseYaml(line, 2);
  if (!node) throw new Error(`${line} is not YAML`);
  const rules = { type: 'front-matter-type', unknownKey: 'front-matter-unknown-key' } as const;
  const found = checkSchema(schema, node, rules);
  expect(found.map((one) => one.message)).toContainEqual(expect.stringContaining(message));
});
