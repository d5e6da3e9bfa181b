import { modalsId, rootId } from './framework';

/**
 * Ids of the frame around a page's text. A heading of the same name would take the links to one of the two
 * to the other; tests/site/frameIds.test.ts holds the list to the built pages.
 */
export const frameIds: readonly string[] = [
  rootId,
  modalsId,
  'announcer',
  'content',
  'nav-languages',
  'nav-screen',
  'nav-social',
  'nav-tools',
  'nav-versions',
  'outline',
  'outline-title',
  'page-menu',
  'scheme-menu',
  'sidebar',
];
