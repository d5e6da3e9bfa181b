import { everyPageType } from '../support/pageTypes';
import type { PictureState } from './planPictures';

/** A page of every type, whole. */
export const pageStates: readonly PictureState[] = [
  ...Object.entries(everyPageType).map(([type, route]) => ({ name: `page: ${type}`, route })),
  {
    name: 'page: not found',
    route: '/nope',
    failures: [/^404: /, /console error: Failed to load resource.* 404/],
  },
];
