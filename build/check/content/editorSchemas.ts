import { frontMatterSchema } from '../../../site/frontMatter';
import type { ObjectSchema, ValueSchema } from '../../../site/valueSchema';
import { navItemSchema } from './navigation';
import { isMetaType, metaSchemas, type MetaType } from './sidebars';

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

/** A JSON Schema, as far as ours need it. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  definitions?: Readonly<Record<string, JsonSchema>>;
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema | readonly JsonSchema[];
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
}

/** One of our schemas in the words of JSON Schema (draft 7, which editors read). */
export function toJsonSchema(schema: ValueSchema): JsonSchema {
  const described = schema.about ? { description: schema.about } : {};
  switch (schema.type) {
    case 'unknown':
      return described;
    case 'oneOf':
      return { ...described, enum: schema.values };
    case 'list':
      return { ...described, type: 'array', items: toJsonSchema(schema.of) };
    case 'tuple':
      return {
        ...described,
        type: 'array',
        items: schema.of.map(toJsonSchema),
        minItems: schema.of.length,
        maxItems: schema.of.length,
      };
    case 'record':
      return { ...described, type: 'object', additionalProperties: toJsonSchema(schema.of) };
    case 'anyOf':
      return { ...described, anyOf: schema.of.map(toJsonSchema) };
    case 'object':
      return { ...described, ...toObject(schema) };
    default:
      return { ...described, type: schema.type };
  }
}

function toObject({ keys, required }: ObjectSchema): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(keys).map(([key, value]) => [key, toJsonSchema(value)]),
    ),
    ...(required && required.length > 0 && { required }),
    additionalProperties: false,
  };
}
