import { expect, it } from '@rstest/core';
import { getPageTrail } from '../../../search/answerQuery';
import { createRecord } from './createRecord';

const titles = new Map([
  ['/config/lib', 'lib'],
  ['/config/lib/dts', 'dts'],
]);

it('names the section and the pages above', () => {
  expect(getPageTrail(createRecord({ routePath: '/config/lib/dts' }), titles)).toEqual([
    'Config',
    'lib',
  ]);
});

it('is that of the address where the text is in another language', () => {
  const fallback = createRecord({ routePath: '/zh/config/lib/dts', lang: 'en' });
  const chinese = new Map([['/zh/config/lib', 'lib 概览']]);
  expect(getPageTrail(fallback, chinese)).toEqual(['配置', 'lib 概览']);
});
