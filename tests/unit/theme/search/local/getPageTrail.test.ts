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

  it('leaves out folders that are named for nothing', () => {
    expect(getTrail('/guide/start/glossary')).toEqual(['Guide']);
    expect(getTrail('/guide/start/')).toEqual(['Guide']);
  });

  it('speaks the language of the page', () => {
    expect(getTrail('/zh/guide/start/', 'zh')).toEqual(['指南']);
  });

  it('is empty at the top, and knows no inherited names', () => {
    expect(getTrail('/config/')).toEqual([]);
    expect(getTrail('/constructor/page')).toEqual([]);
  });
});
