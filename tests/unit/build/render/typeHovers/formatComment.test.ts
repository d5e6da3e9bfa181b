import { expect, it } from '@rstest/core';
import { formatComment } from '../../../../../build/render/typeHovers/service/formatComment';

it('keeps the first paragraph of a comment on one line', () => {
  expect(formatComment('Sets the\nformat.\n\nMore about it.')).toBe('Sets the format.');
});

it('leaves out lists and examples with what introduces them', () => {
  expect(formatComment('Sets it. One of:\n- a\n- b')).toBe('Sets it.');
  expect(formatComment('Sets it.\n```ts\na\n```')).toBe('Sets it.');
});

it('says links in words', () => {
  expect(formatComment('See {@link format}, {@link https://x.example the page}, [this](a).')).toBe(
    'See `format`, the page, this.',
  );
});

it('cuts what is too long for a hover at a word', () => {
  const text = formatComment('word '.repeat(200));
  expect(text.length).toBeLessThanOrEqual(402);
  expect(text).toMatch(/word …$/);
});
