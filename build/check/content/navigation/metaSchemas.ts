import type { ObjectSchema, ValueSchema } from '../../../../site/valueSchema';

const text = { type: 'string' } as const satisfies ValueSchema;
const looks = { icon: text, tag: text } as const;
const page = {
  ...looks,
  label: text,
  context: text,
  overviewHeaders: { type: 'list', of: { type: 'number' } },
} as const satisfies Record<string, ValueSchema>;
const folds = {
  collapsible: { type: 'boolean' },
  collapsed: { type: 'boolean' },
} as const satisfies Record<string, ValueSchema>;

const schema = (
  type: string,
  keys: Record<string, ValueSchema>,
  required: readonly string[] = [],
): ObjectSchema => ({
  type: 'object',
  keys: { type: { type: 'oneOf', values: [type] }, ...keys },
  required,
});

/**
 * What an object in `_meta.json` may hold, by its `type` (meta-json-schema.json of the framework);
 * labels are asked for by another rule, items of links are checked one by one.
 */
export const metaSchemas = {
  file: schema('file', { ...page, name: text }, ['name']),
  dir: schema('dir', { ...page, ...folds, name: text }, ['name']),
  'dir-section-header': schema('dir-section-header', { ...page, ...folds, name: text }, ['name']),
  'section-header': schema('section-header', { ...looks, label: text }),
  divider: schema('divider', { dashed: { type: 'boolean' } }),
  'custom-link': schema('custom-link', {
    ...page,
    ...folds,
    link: text,
    items: { type: 'list', of: { type: 'unknown' } },
  }),
} as const satisfies Record<string, ObjectSchema>;

export type MetaType = keyof typeof metaSchemas;

export const isMetaType = (type: string): type is MetaType => Object.hasOwn(metaSchemas, type);
