import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { planOrder } from '../../../../facts/cases/planOrder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'order-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function writeCase(id: string, description: string, config = ''): Promise<void> {
  await mkdir(path.join(folder, id));
  await writeFile(path.join(folder, id, 'case.ts'), description);
  await writeFile(path.join(folder, id, 'rslib.config.ts'), config);
}

test('cases that load the same compiler stand together, the rest is apart', async () => {
  await writeCase('a-bundled', '', 'export default { dts: {\n  bundle: true } };');
  await writeCase('b-plain', 'expect: { exit: 0 }', 'export default { bundle: false, dts: true };');
  await writeCase('c-judged', "expect: { typesWrong: ['NoTypes'] }");
  await writeCase('d-older', "typescript: '5'");
  await writeCase('e-consumed', 'expect: { consumer: `import "x"` }');
  await writeCase('f-newest', "typescript: '7'");
  expect(
    await planOrder(
      ['a-bundled', 'b-plain', 'c-judged', 'd-older', 'e-consumed', 'f-newest'],
      folder,
    ),
  ).toEqual({
    heavy: ['d-older', 'a-bundled', 'c-judged', 'e-consumed'],
    light: ['b-plain', 'f-newest'],
  });
});

test('a case without files keeps its place, so that its run reports it', async () => {
  expect(await planOrder(['nowhere'], folder)).toEqual({ heavy: [], light: ['nowhere'] });
});
