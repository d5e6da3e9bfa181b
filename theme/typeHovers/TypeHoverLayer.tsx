import { withBase } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { hashText } from '../../site/hashText';
import { getHoversPath, type HoverText, type PageHovers } from '../../site/pageHovers';
import type { Approach } from './approach';
import { nameAttribute, wrapNames } from './hoverNames';
import { TypeHoverPanel } from './TypeHoverPanel';
import styles from './TypeHoverPanel.module.css';
import { watchNames } from './watchNames';

export interface TypeHoverLayerProps {
  /** Name of the page's hovers. */
  name: string;
  /** What brought this in. */
  approach: Approach;
}

interface Shown {
  name: HTMLElement;
  text: HoverText;
}

/** Marks the names in a block of code when readers reach it, and shows their types. */
export function TypeHoverLayer({ name, approach }: TypeHoverLayerProps) {
  const [shown, setShown] = useState<Shown>();
  // What listeners know, who are there for as long as the page is.
  const current = useRef<Shown>(undefined);
  const [host] = useState(() => document.createElement('div'));
  const change = (next: Shown | undefined) => {
    current.current = next;
    setShown(next);
  };

  useEffect(() => {
    const stop = new AbortController();
    let texts: readonly HoverText[] = [];
    let loading: Promise<PageHovers> | undefined;
    const load = () => {
      loading ??= fetchHovers(withBase(getHoversPath(name)));
      // The next approach tries again.
      loading.catch(() => (loading = undefined));
      return loading;
    };
    const prepare = async (code: HTMLElement): Promise<boolean> => {
      const hovers = await load();
      const ranges = hovers.blocks[hashText(code.textContent)];
      if (!ranges || stop.signal.aborted) return false;
      texts = hovers.texts;
      wrapNames(code, ranges, styles.name);
      return true;
    };
    const show = (element: HTMLElement | undefined) => {
      const text = texts[Number(element?.getAttribute(nameAttribute))];
      const next = element && text && { name: element, text };
      if (next?.name === current.current?.name) return;
      // After its code, so that the Tab key leads from a name into what is said of it.
      if (element) element.closest('pre')?.after(host);
      // At once: screen readers ask for it as soon as the name has focus.
      flushSync(() => change(next));
    };
    watchNames({ prepare, show, getShown: () => current.current?.name }, approach, stop.signal);
    return () => {
      stop.abort();
      host.remove();
    };
  }, [name, approach, host]);

  if (!shown) return null;
  return createPortal(<TypeHoverPanel {...shown} onClose={() => change(undefined)} />, host);
}

async function fetchHovers(address: string): Promise<PageHovers> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as PageHovers;
}
