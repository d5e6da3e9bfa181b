import { withBase } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { useText } from '../../hooks/useText';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export interface NewTabLinkProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * Leads to another page beside this one, so that what was pasted is not lost. `noopener` is also what
 * lets browsers follow a text directive.
 */
export function NewTabLink({ href, children, ...props }: NewTabLinkProps) {
  const text = useText();
  return (
    <a {...props} href={withBase(href)} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({text('externalLink')})</VisuallyHidden>
    </a>
  );
}
