import type { ObjectSchema, ValueSchema } from '../../../../site/valueSchema';

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

const toObject = ({ keys, required }: ObjectSchema): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(keys).map(([key, value]) => [key, toJsonSchema(value)]),
  ),
  ...(required && required.length > 0 && { required }),
  additionalProperties: false,
});
