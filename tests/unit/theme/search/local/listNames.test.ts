import { describe, expect, it } from '@rstest/core';
import { listNames } from '../../../../../theme/search/ranking/nameSuggestions';
import { createRecord } from '../createRecord';

describe('listNames', () => {
  it('lists options and exports that pages are named for or have headings about', () => {
    const headings = ['dts.bundle', 'createRslib', 'Use it', 'Next'];
    const sections = headings.map((text): [string, string] => [text, '']);
    expect(listNames([createRecord({ title: 'lib.dts', sections })])).toEqual([
      'lib.dts',
      'dts.bundle',
      'createRslib',
    ]);
  });

  it('lists the flags that stand in the code of the page about the command line', () => {
    const names = ['', '--no-dts rslib --log-level build -w'];
    const record = createRecord({ title: 'Commands', names });
    expect(listNames([{ ...record, routePath: '/guide/basic/cli' }])).toEqual([
      '--no-dts',
      '--log-level',
    ]);
    expect(listNames([{ ...record, routePath: '/guide/start/' }])).toEqual([]);
  });
});
