import { useSite } from '@rspress/core/runtime';
import { useEffectEvent, useLayoutEffect } from 'react';
import { readTabIndex, tabsKey } from '../../lib/tabChoice';

export interface KeptTabOptions {
  /** Number of tabs. */
  count: number;
  onShow: (position: number) => void;
}

/** Shows the tab that was chosen last, on whatever page; returns what keeps a choice (spec.md §4). */
export function useKeptTab({ count, onShow }: KeptTabOptions): (position: number) => void {
  const key = tabsKey('search.index', useSite().site.base);
  const show = useEffectEvent(onShow);
  useLayoutEffect(() => show(readTabIndex(localStorage.getItem(key), count)), [key, count]);
  return (position) => {
    onShow(position);
    try {
      localStorage.setItem(key, `${position}`);
    } catch {
      // Quota: the choice lasts for as long as the dialog is open.
    }
  };
}
