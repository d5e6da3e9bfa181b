import type { ValueSchema } from '../../../site/valueSchema';

/** What a schema asks for, to follow "must be": `a string`, `one of doc, home`, `a list of strings`. */
export function describeSchema(schema: ValueSchema): string {
  switch (schema.type) {
    case 'boolean':
      return 'true or false';
    case 'oneOf':
      return `one of ${schema.values.join(', ')}`;
    case 'list':
      return `a list, each entry ${describeSchema(schema.of)}`;
    case 'tuple':
      return `a list of ${schema.of.length}: ${schema.of.map(describeSchema).join(', then ')}`;
    case 'record':
      return `keys whose values are each ${describeSchema(schema.of)}`;
    case 'object':
      return `an object with ${Object.keys(schema.keys).join(', ')}`;
    case 'unknown':
      return 'anything';
    case 'anyOf':
      return schema.of.map(describeSchema).join(' or ');
    default:
      return `a ${schema.type}`;
  }
}
