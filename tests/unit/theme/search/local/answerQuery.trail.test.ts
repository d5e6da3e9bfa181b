import { describe, expect, it } from '@rstest/core';
import { getPageTrail } from '../../../../../theme/search/local/answerQuery';
import { createRecord } from '../createRecord';

const titles = new Map([
  ['/config/lib', 'lib'],
  ['/config/lib/dts', 'dts'],
]);

describe('getPageTrail', () => {
  it('names the section and the pages above', () => {
    expect(getPageTrail(createRecord({ routePath: '/config/lib/dts' }), titles)).toEqual([
      'Config',
      'lib',
    ]);
  });
});
