import { useHead } from '@rspress/core/runtime';
import type { HeadContent } from './writeHead';

/** Hands a page's head to the framework, which writes it into the HTML. */
export function useServerHead({ title, attributes, canonical, meta }: HeadContent): void {
  useHead({
    htmlAttrs: attributes,
    title,
    link: canonical ? [{ rel: 'canonical', href: canonical }] : [],
    meta: meta
      .filter(({ content }) => content !== undefined)
      .map(({ kind, key, content }) =>
        kind === 'name' ? { name: key, content } : { property: key, content },
      ),
  });
}
