import { createRequire } from 'node:module';
import { expect, test } from '@rstest/core';
import { metaSchemas } from '../../../../../build/check/content/sidebars';

const require = createRequire(import.meta.url);

interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: string;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
}

test('the entries of `_meta.json` are those of the framework’s installed version', () => {
  const {
    definitions,
  }: {
    definitions: Record<string, JsonSchema>;
  } = require('../../../../../node_modules/@rspress/core/meta-json-schema.json');
  const keys: Record<string, Set<string>> = {};
  for (const choice of definitions.SideMetaItem?.anyOf ?? []) {
    const definition = definitions[choice.$ref?.split('/').at(-1) ?? ''];
    for (const { properties = {} } of definition?.anyOf ?? [definition ?? {}]) {
      const type = properties.type?.const;
      if (type) keys[type] = new Set([...(keys[type] ?? []), ...Object.keys(properties)]);
    }
  }
  const ours = Object.entries(metaSchemas).map(([type, { shape: own }]) => [
    type,
    Object.keys(own).sort(),
  ]);
  const theirs = Object.entries(keys).map(([type, own]) => [type, [...own].sort()]);
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
});
