import { describe, expect, it } from '@rstest/core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorSchemas, toJsonSchema } from '../../../../../../build/check/content/editorSchemas';

const folder = path.resolve('docs/.schemas');

describe('the schemas for editors', () => {
  it('are what the check reads; `npm run schemas` writes them anew', () => {
    const written = Object.fromEntries(
      readdirSync(folder).map((name) => [
        name,
        JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown,
      ]),
    );
    expect(written).toEqual(editorSchemas);
  });

  it('are those that the editor’s settings name', () => {
    const settings = readFileSync(path.resolve('.vscode/settings.json'), 'utf8');
    const named = [...settings.matchAll(/\.\/docs\/\.schemas\/([\w.-]+)/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(editorSchemas).sort());
  });

  it('know every key of the front matter with what it means', () => {
    const { properties, additionalProperties } = editorSchemas['front-matter.schema.json'] ?? {};
    expect(additionalProperties).toBe(false);
    expect(properties?.pageType).toEqual({
      description: expect.any(String),
      enum: ['doc', 'doc-wide', 'home', 'custom', 'blank', '404'],
    });
  });
});

describe('a schema in the words of JSON Schema', () => {
  it.each([
    [{ type: 'string', about: 'A.' } as const, { type: 'string', description: 'A.' }],
    [{ type: 'oneOf', values: [1, 'a'] } as const, { enum: [1, 'a'] }],
    [{ type: 'unknown' } as const, {}],
    [
      { type: 'list', of: { type: 'number' } } as const,
      { type: 'array', items: { type: 'number' } },
    ],
    [
      { type: 'tuple', of: [{ type: 'string' }] } as const,
      { type: 'array', items: [{ type: 'string' }], minItems: 1, maxItems: 1 },
    ],
    [
      { type: 'record', of: { type: 'boolean' } } as const,
      { type: 'object', additionalProperties: { type: 'boolean' } },
    ],
    [
      { type: 'object', keys: { a: { type: 'string' } }, required: ['a'] } as const,
      {
        type: 'object',
        properties: { a: { type: 'string' } },
        required: ['a'],
        additionalProperties: false,
      },
    ],
  ])('%j', (schema, expected) => {
    expect(toJsonSchema(schema)).toEqual(expected);
  });
});
