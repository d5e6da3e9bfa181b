import { z } from 'zod';
import { frontMatterSchema } from '../../../site/frontMatterSchema';
import { navItemSchema } from './navigation';
import { metaSchemas } from './sidebars';

/** A JSON Schema of draft 7, which editors read. */
type JsonSchema = Readonly<Record<string, unknown>>;

const $schema = 'http://json-schema.org/draft-07/schema#';

function toJsonSchema(schema: z.ZodType) {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, { target: 'draft-7' });
  return json;
}

/** The same with a list of such objects in `items`. */
function nest(schema: z.ZodType, $ref: string): JsonSchema {
  const json = toJsonSchema(schema);
  return { ...json, properties: { ...json.properties, items: { type: 'array', items: { $ref } } } };
}

const { 'custom-link': linkSchema, ...otherSchemas } = metaSchemas;
const link = nest(linkSchema, '#/definitions/link');

/** The schemas for editors by file name, from what the check itself reads. */
export const editorSchemas: Readonly<Record<string, JsonSchema>> = {
  'meta.schema.json': {
    $schema,
    title: '_meta.json',
    description: 'Order and names of the pages of a folder in the sidebar.',
    definitions: { link },
    type: 'array',
    items: {
      anyOf: [
        { type: 'string', description: 'Name of a page, without its ending.' },
        ...Object.values(otherSchemas).map(toJsonSchema),
        { ...link, required: ['type'] },
      ],
    },
  },
  'nav.schema.json': {
    $schema,
    title: '_nav.json',
    description: 'Items of the top bar.',
    type: 'array',
    items: nest(navItemSchema, '#/items'),
  },
  'front-matter.schema.json': {
    $schema,
    title: 'Front matter',
    ...toJsonSchema(frontMatterSchema),
    required: ['title'],
  },
};
