import { existsSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { lateHead } from '../../../../../build/rspress/lateHead';

const unused = { addPlugin: () => undefined, removePlugin: () => undefined };

test('the stand-in comes in the place of the framework’s manager, which it can still find', async () => {
  const resolve = { alias: { a: 'b' }, extensions: ['.ts'] };
  const config = await lateHead({ module: '/stand-in.ts' }).config?.(
    { builderConfig: { resolve } },
    unused,
    true,
  );
  const alias = config?.builderConfig?.resolve?.alias as Record<string, string>;
  expect(config?.builderConfig?.resolve?.extensions).toEqual(['.ts']);
  expect(alias).toMatchObject({ a: 'b', '@unhead/react/client$': '/stand-in.ts' });
  for (const name of ['head-manager/client$', 'head-manager/context$']) {
    expect(alias[name]).toSatisfy(existsSync);
  }
});
