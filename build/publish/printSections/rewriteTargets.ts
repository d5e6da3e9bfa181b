import { type Element, getAttribute, listElements } from './tree';

export interface TargetContext {
  route: string;
  base: string;
  /** Routes of all pages of the section. */
  group: readonly string[];
}

/** Attributes that name ids; `name` because radio buttons and folding groups go by it. */
const references = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** `/config/lib/dts` → `config-lib-dts`. */
const getChapterId = (route: string): string => route.split('/').filter(Boolean).join('-');

/**
 * Makes the ids of a page its own among others on one page, and leads links to any of them there.
 * Gives the id of the page itself.
 */
export function rewriteTargets(article: Element, { route, base, group }: TargetContext): string {
  const own = getChapterId(route);
  const ids = new Set(listElements(article).flatMap((one) => getAttribute(one, 'id') ?? []));
  const rename = (id: string) => (ids.has(id) ? `${own}--${id}` : id);

  const leadTo = (href: string): string => {
    if (href.startsWith('#')) {
      const id = decodeURIComponent(href.slice(1));
      return ids.has(id) ? `#${encodeURI(rename(id))}` : `#${own}`;
    }
    if (!href.startsWith(base)) return href;
    const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const target = `/${path.slice(base.length)}`;
    if (!group.includes(target)) return href;
    return `#${getChapterId(target)}${hash && `--${hash}`}`;
  };

  for (const element of listElements(article)) {
    // What was named by a control, a tab by its button, is named by nothing here.
    element.attrs = element.attrs.filter(
      ({ name, value }) => !references.includes(name) || value.split(' ').some((id) => ids.has(id)),
    );
    for (const attribute of element.attrs) {
      const { name, value } = attribute;
      if (name === 'id') attribute.value = rename(value);
      else if (name === 'href') attribute.value = leadTo(value);
      else if (name === 'name') attribute.value = `${own}--${value}`;
      else if (references.includes(name)) {
        const known = value.split(' ').filter((id) => ids.has(id));
        attribute.value = known.map(rename).join(' ');
      } else if (value.includes('url(#')) {
        attribute.value = value.replace(
          /url\(#([^)]+)\)/g,
          (_, id: string) => `url(#${rename(id)})`,
        );
      }
    }
  }
  return own;
}
