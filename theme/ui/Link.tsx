import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import type { ComponentProps, MouseEvent } from 'react';
import { navigateTo, prefetchPage } from '../lib/navigation';
import { getLinkKind } from '../lib/linkKind';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

const getPath = (route: string): string => route.replace(/[?#].*$/, '');

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (!event.currentTarget.target || event.currentTarget.target === '_self');

/** A link: routes of this site open without a page load, other hosts in a new tab. */
export function Link({ href, onClick, children, ...props }: LinkProps) {
  const kind = getLinkKind(href);
  if (kind === 'hash' || kind === 'contact') {
    return (
      <a {...props} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  if (kind === 'external') {
    return (
      <a target="_blank" rel="noopener noreferrer" {...props} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  const route = cleanUrlByConfig(href);
  const path = getPath(route);
  const prefetch = () => prefetchPage(path);
  return (
    <a
      {...props}
      href={withBase(route)}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigateTo(route);
      }}
    >
      {children}
    </a>
  );
}
