import { getEntry, getItems } from '../located/getEntry';
import type { Located } from '../located/Located';
import type { ImageUse, LinkUse } from './ParsedPage';

/** Where the buttons, badge and cards of a home page lead. */
export function collectFrontMatterLinks(frontMatter: Located | undefined): LinkUse[] {
  const places = [
    getEntry(frontMatter, 'hero', 'badge', 'link'),
    ...getItems(frontMatter, 'hero', 'actions').map((action) => getEntry(action, 'link')),
    ...getItems(frontMatter, 'features').map((feature) => getEntry(feature, 'link')),
  ];
  return places.flatMap((place): LinkUse[] =>
    place?.type === 'scalar' && typeof place.value === 'string'
      ? [{ href: place.value, syntax: 'frontMatter', line: place.line, column: place.column }]
      : [],
  );
}

/** Images of a home page's hero and cards; an icon may also be an emoji or markup. */
export function collectFrontMatterImages(frontMatter: Located | undefined): ImageUse[] {
  const places = [
    getEntry(frontMatter, 'hero', 'image', 'src'),
    getEntry(frontMatter, 'hero', 'image', 'src', 'light'),
    getEntry(frontMatter, 'hero', 'image', 'src', 'dark'),
    ...getItems(frontMatter, 'features').map((feature) => getEntry(feature, 'icon')),
  ];
  return places.flatMap((place): ImageUse[] =>
    place?.type === 'scalar' && typeof place.value === 'string' && place.value.startsWith('/')
      ? [{ src: place.value, line: place.line, column: place.column }]
      : [],
  );
}
