import { withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { MessageFragment } from '../../errorFinder/KnownMessage';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import { VisuallyHidden } from './VisuallyHidden';

/** Words that a page has, quoted elsewhere. What a link consists of becomes one link. */
export function InlineFragments({
  fragments,
}: {
  fragments: readonly MessageFragment[];
}): ReactNode {
  return fragments.map(({ text, isCode, href }, index) => {
    if (href === undefined) return isCode ? <code key={index}>{text}</code> : text;
    if (fragments[index - 1]?.href === href) return null;
    const rest = fragments.slice(index);
    const end = rest.findIndex((one) => one.href !== href);
    const words = rest.slice(0, end < 0 ? rest.length : end);
    return (
      <NewTabLink key={index} href={href}>
        <InlineFragments fragments={words.map(({ href: _, ...word }) => word)} />
      </NewTabLink>
    );
  });
}

/** A link in a new tab, so that what the reader entered stays. */
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
