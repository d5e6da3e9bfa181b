import { frontMatterSchema } from '../../../../site/frontMatter';
import { isMetaType, metaSchemas, type MetaType } from '../navigation/metaSchemas';
import { navItemSchema } from '../navigation/navSchema';
import { type JsonSchema, toJsonSchema } from './toJsonSchema';

const draft = 'http://json-schema.org/draft-07/schema#';

const describeEntry = (type: MetaType): JsonSchema => {
  const object = toJsonSchema(metaSchemas[type]);
  return { ...object, properties: { ...object.properties, type: { const: type } } };
};

/** Entries of `_meta.json`: a page's name, or an object of one of the types. */
function describeMeta(): JsonSchema {
  const link = describeEntry('custom-link');
  // What a link opens: links, whether they say so or not.
  const opened = { type: 'array', items: { $ref: '#/definitions/link' } };
  const linkWithItems = { ...link, properties: { ...link.properties, items: opened } };
  const entries = Object.keys(metaSchemas)
    .filter(isMetaType)
    .map((type) => (type === 'custom-link' ? linkWithItems : describeEntry(type)))
    .map((entry) => ({ ...entry, required: ['type', ...(entry.required ?? [])] }));
  return {
    $schema: draft,
    title: '_meta.json',
    description: 'Order and names of the pages of a folder in the sidebar.',
    definitions: { link: linkWithItems },
    type: 'array',
    items: {
      anyOf: [{ type: 'string', description: 'Name of a page, without its ending.' }, ...entries],
    },
  };
}

function describeNav(): JsonSchema {
  const item = toJsonSchema(navItemSchema);
  return {
    $schema: draft,
    title: '_nav.json',
    description: 'Items of the top bar.',
    type: 'array',
    items: {
      ...item,
      properties: { ...item.properties, items: { type: 'array', items: { $ref: '#/items' } } },
    },
  };
}

/** The schemas for editors by file name, from what the check itself reads. */
export const editorSchemas: Readonly<Record<string, JsonSchema>> = {
  'meta.schema.json': describeMeta(),
  'nav.schema.json': describeNav(),
  'front-matter.schema.json': {
    $schema: draft,
    title: 'Front matter',
    ...toJsonSchema(frontMatterSchema),
    required: ['title', 'description'],
  },
};
