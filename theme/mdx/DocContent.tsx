import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { mdxComponents } from './mdxComponents';
import { useLineTarget } from './useLineTarget';

export interface DocContentProps {
  /** Parts of other concerns that pages may use, passed in by the frame. */
  components?: ComponentProps<typeof MDXProvider>['components'];
}

/** The page's own text, with our parts for Markdown's elements. */
export function DocContent({ components }: DocContentProps) {
  useLineTarget();
  return (
    <MDXProvider components={{ ...mdxComponents, ...components }}>
      <Content />
    </MDXProvider>
  );
}
