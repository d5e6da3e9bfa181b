import { useLocation, useSite } from '@rspress/core/runtime';
import { Children, isValidElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { packageManagerGroup } from '../../site/packageManagers';
import { toTabValue } from '../../site/tabs';
import { useText } from '../lib/text';
import { isReady, resolveTabs } from './tabsScript';
import styles from './Tabs.module.css';

export interface TabsProps {
  /** Sets of tabs of one group show the same tab, on every page, and keep it. */
  group?: string;
  /** What the choice is about, for screen readers. */
  label?: string;
  children: ReactNode;
}

/** Panels of which one is shown; all are in the HTML. Only the DOM has the state (tabsScript.ts). */
export function Tabs({ group, label, children }: TabsProps) {
  const text = useText();
  const id = useId();
  const root = useTabs();
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  const isOfManagers = group === packageManagerGroup;
  return (
    <div
      ref={root}
      className={isOfManagers ? `${styles.tabs} ${styles.commands}` : styles.tabs}
      data-part="tabs"
      data-group={group}
    >
      <div
        className={styles.list}
        role="tablist"
        aria-label={label ?? (isOfManagers ? text('packageManagers') : undefined)}
        data-needs-script=""
      >
        {tabs.map(({ props }, index) => (
          <button
            key={props.label}
            type="button"
            className={styles.tab}
            role="tab"
            id={id + index}
            aria-controls={`${id}p${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={props.value ?? toTabValue(props.label)}
          >
            {props.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.props.label}
          className={styles.panel}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={id + index}
        >
          <p className={styles.label}>{tab.props.label}</p>
          {tab}
        </div>
      ))}
    </div>
  );
}

/** Shows the chosen tab where tabs came with a change of page, before they are painted. */
function useTabs() {
  const root = useRef<HTMLDivElement>(null);
  const { base } = useSite().site;
  const { search } = useLocation();
  const shown = useRef(search);
  useLayoutEffect(() => {
    const tabs = root.current;
    if (!tabs) return;
    const isLinked = shown.current !== search;
    shown.current = search;
    if (isLinked || !isReady(tabs)) resolveTabs(tabs, base);
  }, [base, search]);
  return root;
}

export interface TabProps {
  label: string;
  /** What addresses call it; its label in small letters where there is none. */
  value?: string;
  children: ReactNode;
}

/** The content of a tab; `Tabs` renders its label. */
export function Tab({ children }: TabProps) {
  return children;
}
