import { usePage } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { useText } from '../hooks/useText';
import { decodeHash } from '../lib/decodeHash';
import { Link } from '../ui/Link';
import { useIssueHref } from './useIssueHref';

/** Leads to a new issue that names the page, its version, and the heading the address names. */
export function ReportLink(props: ComponentProps<'a'>) {
  const text = useText();
  const { page } = usePage();
  const getHref = useIssueHref();
  return (
    <Link
      {...props}
      href={getHref()}
      onClick={({ currentTarget }) => {
        const id = decodeHash(location.hash);
        const heading = page.toc.find((entry) => entry.id === id);
        currentTarget.href = getHref(heading ? { id, heading: heading.text } : {});
      }}
    >
      {text('reportPage')}
    </Link>
  );
}
