import { memo } from 'react';
import { trustHtml } from '../lib/trustHtml';

export interface RawHtmlProps {
  html: string;
  as?: 'code' | 'div';
}

/** HTML that the build has written as one string. Drawn once: each trusted string is another object to React. */
export const RawHtml = memo(function RawHtml({ html, as: Name = 'code' }: RawHtmlProps) {
  return <Name dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />;
});
