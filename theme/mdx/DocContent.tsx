import { MDXProvider } from '@mdx-js/react';
import { pathnameToRouteService, usePage } from '@rspress/core/runtime';
import { type ComponentProps, Suspense } from 'react';
import { useLineTarget } from './useLineTarget';

export interface DocContentProps {
  /** What Markdown's elements become, and parts of other concerns that pages may use; one object for all. */
  components: ComponentProps<typeof MDXProvider>['components'];
}

/**
 * The page's own text. It is that of the page's data, where the
 * framework's own `Content` draws that of the address: a page can be drawn before it is opened.
 */
export function DocContent({ components }: DocContentProps) {
  const { routePath } = usePage().page;
  useLineTarget();
  return (
    <MDXProvider components={components}>
      <Suspense>{pathnameToRouteService(routePath)?.element}</Suspense>
    </MDXProvider>
  );
}
