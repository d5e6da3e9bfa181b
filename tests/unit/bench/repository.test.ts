import { expect, it } from '@rstest/core';
import { existsSync } from 'node:fs';
import { readFeatures } from '../../../bench/repository.mjs';

it.each(readFeatures())('bench/mechanisms.md says where the source of $name is', ({ sources }) => {
  expect(sources).not.toEqual([]);
  expect(sources.filter((file) => !existsSync(file))).toEqual([]);
});
