import type { ObjectSchema } from '../../../../site/valueSchema';

/** What an item of `_nav.json` may hold (nav-json-schema.json of the framework). */
export const navItemSchema: ObjectSchema = {
  type: 'object',
  keys: {
    text: { type: 'string', about: 'The words readers see.' },
    link: { type: 'string', about: 'A route of this site, or a full https address.' },
    items: { type: 'list', of: { type: 'unknown' }, about: 'Links that it opens.' },
    activeMatch: {
      type: 'string',
      about: 'A regular expression: the item is marked on the routes that it matches.',
    },
    position: { type: 'oneOf', values: ['left', 'right'] },
    icon: { type: 'string' },
    tag: { type: 'string' },
    lang: { type: 'string' },
    rel: { type: 'string' },
    download: { type: 'boolean' },
  },
  required: ['text'],
};
