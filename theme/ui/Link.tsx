import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import type { ComponentProps, MouseEvent } from 'react';
import { navigateTo, prefetchPage } from '../lib/navigation';
import { getLinkKind } from '../lib/linkKind';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (!event.currentTarget.target || event.currentTarget.target === '_self');

/** A link: routes of this site open without a page load, other hosts in a new tab. */
export function Link({ href, onClick, children, ...props }: LinkProps) {
  const kind = getLinkKind(href);
  if (kind !== 'internal') {
    const inNewTab = kind === 'external' && { target: '_blank', rel: 'noopener noreferrer' };
    return (
      <a {...inNewTab} {...props} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  const route = cleanUrlByConfig(href);
  const prefetch = () => prefetchPage(route.replace(/[?#].*$/, ''));
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
