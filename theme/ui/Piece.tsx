import { withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import { VisuallyHidden } from './VisuallyHidden';

export interface PieceProps {
  text: string;
  isCode?: boolean;
  /** Address without base. */
  href?: string;
}

/** A run of words that a page has, quoted elsewhere. */
export function Piece({ text, isCode, href }: PieceProps) {
  const words = isCode ? <code>{text}</code> : text;
  return href === undefined ? words : <NewTabLink href={href}>{words}</NewTabLink>;
}

/** A link in a new tab, so that what the reader entered stays. `noopener` lets browsers follow a text directive. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useText();
  const { resolve } = useSitePath();
  return (
    <a href={withBase(resolve(href))} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({text('externalLink')})</VisuallyHidden>
    </a>
  );
}
