import { memo } from 'react';
import { trustHtml } from '../lib/trustHtml';

/** HTML that the build has written as one string. Rendered once: each trusted string is another object to React. */
export const RawHtml = memo(function RawHtml({
  html,
  as: Name = 'code',
}: {
  html: string;
  as?: 'code' | 'div';
}) {
  return <Name dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />;
});
