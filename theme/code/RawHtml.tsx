import { memo } from 'react';
import { trustHtml } from '../lib/trustHtml';

export interface RawHtmlProps {
  html: string;
  as?: 'code' | 'div';
}

/**
 * What the build has written as one string of HTML (build/components/mdxNodes.ts): highlighted code, or
 * a drawing. Drawn once: each trusted string is another object, which React would put in anew.
 */
export const RawHtml = memo(function RawHtml({ html, as: Name = 'code' }: RawHtmlProps) {
  return <Name dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />;
});
