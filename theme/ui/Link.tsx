import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { navigateTo, prefetchPage } from '../lib/navigation';
import { getLinkKind, isPlainClick } from '../lib/linkKind';

export type LinkProps = ComponentProps<'a'> & { href: string };

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
        const isHere = ['', '_self'].includes(event.currentTarget.target);
        if (event.defaultPrevented || !isHere || !isPlainClick(event)) return;
        event.preventDefault();
        navigateTo(route);
      }}
    >
      {children}
    </a>
  );
}
