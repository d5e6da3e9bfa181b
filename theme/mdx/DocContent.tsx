import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { mdxComponents } from './mdxComponents';

/** The page's own text, with our parts for Markdown's elements. */
export function DocContent() {
  return (
    <MDXProvider components={mdxComponents}>
      <Content />
    </MDXProvider>
  );
}
