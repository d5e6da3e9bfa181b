import type { ComponentProps } from 'react';
import { Link } from '../ui/Link';
import { Callout } from './Callout';
import { CodeBlock } from './CodeBlock';
import { createHeading } from './createHeading';
import { RawHtml } from './RawHtml';
import { Table } from './Table';

/** What Markdown's elements become; `raw` is what the build has made one string, `$$$callout$$$` the framework's name for `:::` containers. */
export const mdxComponents = {
  a: ({ href = '', ...props }: ComponentProps<'a'>) => <Link {...props} href={href} />,
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h1: createHeading('h1'),
  pre: CodeBlock,
  raw: RawHtml,
  table: Table,
  $$$callout$$$: Callout,
};
