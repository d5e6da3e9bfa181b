import { describe, expect, it } from '@rstest/core';
import { changeLinkedTab, findLinkedTab } from '../../../../../theme/lib/tabs/tabLink';

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
