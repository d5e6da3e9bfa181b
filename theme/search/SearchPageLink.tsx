import type { ComponentProps } from 'react';
import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import { renderInlineCode } from '../ui/renderInlineCode';
import { isPlainPress } from './isPlainPress';

export interface SearchPageLinkProps extends ComponentProps<'a'> {
  /** Route, without base. */
  href: string;
  children: string;
  onOpen: (href: string) => void;
}

/** A page of this site among what the dialog offers; the dialog closes before it opens. */
export function SearchPageLink({ href, children, onOpen, ...props }: SearchPageLinkProps) {
  return (
    <a
      {...props}
      href={withBase(cleanUrlByConfig(href))}
      data-stop=""
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onOpen(href);
      }}
    >
      {renderInlineCode(children)}
    </a>
  );
}
