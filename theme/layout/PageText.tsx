import { MDXProvider } from '@mdx-js/react';
import { pathnameToRouteService, usePage } from '@rspress/core/runtime';
import { type ComponentProps, Suspense } from 'react';
import { calloutName } from '../../site/framework';
import { CodeBlock } from '../code/CodeBlock';
import { RawHtml } from '../code/RawHtml';
import { CheckedLine } from '../docPage/CheckedLine';
import { PageMenu } from '../docPage/PageMenu';
import { Callout } from '../mdx/Callout';
import { createHeading } from '../mdx/Heading';
import { Table } from '../mdx/Table';
import { Link } from '../ui/Link';
import styles from './DocFrame.module.css';

const Title = createHeading('h1');

/** What Markdown's elements become, and components that any page may use. */
const components = {
  a: ({ href = '', ...props }: ComponentProps<'a'>) => <Link {...props} href={href} />,
  h1: PageTitle,
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  pre: CodeBlock,
  /** HTML that the build has written as one string (`rawElement` in build/components/mdxNodes.ts). */
  raw: RawHtml,
  table: Table,
  [calloutName]: Callout,
  CheckedLine,
};

/** The page's own text. The framework's `Content` goes by the address, which changes before the data is there. */
export function PageText() {
  const { routePath } = usePage().page;
  return (
    <MDXProvider components={components}>
      <Suspense>{pathnameToRouteService(routePath)?.element}</Suspense>
    </MDXProvider>
  );
}

/** In the documentation a menu with what can be done with the page follows the title. */
function PageTitle(props: ComponentProps<'h1'>) {
  if (!usePage().page.pageType.startsWith('doc')) return <Title {...props} />;
  return (
    <div className={styles.title}>
      <Title {...props} />
      <PageMenu />
    </div>
  );
}
