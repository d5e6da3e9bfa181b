import { describe, expect, it, test } from '@rstest/core';
import {
  changeLinkedTab,
  findLinkedTab,
  getKeyTab,
  readTabIndex,
  tabsKey,
} from '../../../../theme/lib/tabChoice';

describe('the tab that is stored', () => {
  it('is its index', () => {
    expect(readTabIndex('2', 4)).toBe(2);
  });

  it('is the first where nothing is stored', () => {
    expect(readTabIndex(null, 4)).toBe(0);
  });

  it('is the first where these tabs are fewer', () => {
    expect(readTabIndex('4', 4)).toBe(0);
    expect(readTabIndex('99999999999999999999', 4)).toBe(0);
  });

  for (const garbage of ['', ' ', 'pnpm', '-1', '1.5', '1e0', '0x1', 'NaN', '[1]', '1 ']) {
    it(`is the first where “${garbage}” is stored`, () => {
      expect(readTabIndex(garbage, 4)).toBe(0);
    });
  }
});

test('arrows lead round and round', () => {
  expect(getKeyTab('ArrowRight', 0, 4)).toBe(1);
  expect(getKeyTab('ArrowRight', 3, 4)).toBe(0);
  expect(getKeyTab('ArrowLeft', 2, 4)).toBe(1);
  expect(getKeyTab('ArrowLeft', 0, 4)).toBe(3);
});

test('Home leads to the first tab, End to the last', () => {
  expect(getKeyTab('Home', 2, 4)).toBe(0);
  expect(getKeyTab('End', 2, 4)).toBe(3);
});

test('other keys lead nowhere', () => {
  for (const key of ['Tab', 'Enter', ' ', 'ArrowUp', 'ArrowDown', 'a']) {
    expect(getKeyTab(key, 0, 4)).toBeUndefined();
  }
});

const values = ['npm', 'yarn', 'pnpm', 'bun'];
const find = (search: string) => findLinkedTab(search, 'package.manager', values);

describe('an address', () => {
  it('asks for a tab by what it is called', () => {
    expect(find('?tab-package.manager=pnpm')).toBe(2);
    expect(find('?a=1&tab-package.manager=bun')).toBe(3);
  });

  it('asks for a tab by its index', () => {
    expect(find('?tab-package.manager=1')).toBe(1);
  });

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

  it('stays as it is where it asked for none', () => {
    expect(changeLinkedTab('https://x.example/a?tab-node=22', 'format', 'esm')).toBeUndefined();
  });
});

test('the tabs of a group are kept under the generator’s name and `.tabs.`', () => {
  expect(tabsKey('package.manager', '/')).toBe('rspress.tabs.package.manager');
});

test('below a path the key has the path as well', () => {
  expect(tabsKey('package.manager', '/docs/')).toBe('rspress.tabs.package.manager/docs/');
});
