import { describe, expect, it, test } from '@rstest/core';
import {
  changeLinkedTab,
  findLinkedTab,
  readTabIndex,
  tabsKey,
} from '../../../../theme/lib/tabChoice';

describe('the tab that is stored', () => {
  it('is the first where these tabs are fewer', () => {
    expect(readTabIndex('4', 4)).toBe(0);
    expect(readTabIndex('99999999999999999999', 4)).toBe(0);
  });
});

const values = ['npm', 'yarn', 'pnpm', 'bun'];
const find = (search: string) => findLinkedTab(search, 'package.manager', values);

describe('an address', () => {
  it('asks by the name first where a tab is called like a number', () => {
    expect(findLinkedTab('?tab-node=1', 'node', ['2', '1'])).toBe(1);
  });

  it('asks for none that is not there', () => {
    for (const wanted of ['deno', '4', '-1', '', '1.5', '%E0']) {
      expect(find(`?tab-package.manager=${wanted}`)).toBeUndefined();
    }
    expect(find('?tab-package=pnpm')).toBeUndefined();
    expect(find('')).toBeUndefined();
  });

  it('asks for the chosen tab where it asked for another', () => {
    expect(changeLinkedTab('https://x.example/a?q=1&tab-node=22#top', 'node', '20')).toBe(
      'https://x.example/a?q=1&tab-node=20#top',
    );
  });
});

test('the tabs of a group are kept under the generator’s name and `.tabs.`', () => {
  expect(tabsKey('package.manager', '/')).toBe('rspress.tabs.package.manager');
});
