import { describe, expect, it } from '@rstest/core';
import { getPageTrail, listTitles } from '../../../../../theme/search/local/answerQuery';
import { createRecord } from '../createRecord';

const records = [
  createRecord({ routePath: '/config/lib', title: 'lib' }),
  createRecord({ routePath: '/config/lib/dts', title: 'dts' }),
  createRecord({ routePath: '/guide/start/', title: 'Introduction' }),
];
const getTrail = (routePath: string, lang = 'en') =>
  getPageTrail(createRecord({ routePath, lang }), listTitles(records));

describe('getPageTrail', () => {
  it('names the section and the pages above', () => {
    expect(getTrail('/config/lib/dts')).toEqual(['Config', 'lib']);
  });
});
