import { clsx } from 'clsx';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { filterTree, type SidebarNode } from './sidebarTree';
import styles from './SidebarFilter.module.css';
import { SidebarList } from './SidebarList';

export interface SidebarFilterProps {
  nodes: readonly SidebarNode[];
  /** The whole list, hidden while filtering, so that open groups stay open. */
  children: ReactNode;
}

export function SidebarFilter({ nodes, children }: SidebarFilterProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed).trim();
  // Words typed before React came in are in the field already.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const found = keyword ? filterTree(nodes, keyword) : [];
  const count = found.filter(({ type }) => type === 'page').length;
  return (
    <>
      <div className={styles.filter} data-needs-script="">
        <input
          className={clsx(controls.field, styles.input)}
          type="search"
          aria-label={text('sidebarFilter')}
          placeholder={text('sidebarFilter')}
          ref={input}
          onChange={(event) => setTyped(event.target.value)}
        />
        <VisuallyHidden role="status">
          {keyword &&
            count > 0 &&
            text(count === 1 ? 'overviewOneMatch' : 'overviewMatches', { count: `${count}` })}
        </VisuallyHidden>
        {keyword && count === 0 && (
          <p role="status" className={styles.empty}>
            {text('sidebarNoMatch', { keyword })}
          </p>
        )}
      </div>
      <div hidden={keyword !== ''}>{children}</div>
      {keyword && <SidebarList nodes={found} />}
    </>
  );
}
