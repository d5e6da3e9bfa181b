import { expect, it } from '@rstest/core';
import type { PageData } from '../../../../theme/hooks/preparedPage';
import { listSlots } from '../../../../theme/layout/listSlots';

const getPage = (routePath: string) => ({ routePath }) as PageData;

it('shows one page while none is prepared', () => {
  const shown = getPage('/guide/');
  expect(listSlots(shown)).toEqual([shown]);
});

it('draws a prepared page behind the one on show', () => {
  const shown = getPage('/guide/');
  const prepared = getPage('/config/');
  expect(listSlots(shown, prepared)).toEqual([shown, prepared]);
});

it('draws a prepared page once when it is shown, though its data may have been read anew', () => {
  const shown = getPage('/guide/');
  expect(listSlots(shown, getPage('/guide/'))).toEqual([shown]);
});
