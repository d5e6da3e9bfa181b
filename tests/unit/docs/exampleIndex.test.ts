import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { repository } from '../../../facts/cases/paths';
import { openFactStore } from '../../../build/components/factStore';
import { isOf } from '../../../build/components/checkedPages';

/** Cases of pages of their own: the error reference, and the output matrix. */
const elsewhere = ['error', 'matrix'];

it('puts every case into a subject of docs/en/guide/reference/examples.mdx', () => {
  const file = path.join(repository, 'docs/en/guide/reference/examples.mdx');
  const subjects = [...readFileSync(file, 'utf8').matchAll(/subject="([^"]+)"/g)];
  const beginnings = subjects.flatMap(([, subject = '']) => subject.split(' ')).concat(elsewhere);
  expect(openFactStore().caseIds.filter((id) => !isOf(id, beginnings))).toEqual([]);
});
