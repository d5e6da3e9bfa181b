/**
 * The front matter of the page that a remark plugin is called for: Rspress (2.0.22, node/mdx/processor) puts
 * it into the data of the processor, which its types and documentation do not say.
 * @throws Error where it is not there: pages of which the build writes a part would lack it.
 */
export function getFrontMatter(processor: { data(): object }): Readonly<Record<string, unknown>> {
  const { pageMeta } = processor.data() as { pageMeta?: { frontmatter?: Record<string, unknown> } };
  if (pageMeta?.frontmatter) return pageMeta.frontmatter;
  throw new Error(
    'Rspress gives remark plugins no `pageMeta.frontmatter`: see where this version has the front matter ' +
      'of the page, and change build/rspress/pageMeta.ts.',
  );
}
