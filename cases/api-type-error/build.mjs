import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { dts: true } });

try {
  const { close } = await rslib.build();
  await close();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
