import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { source: { entry: { index: './src/broken.js' } } },
});

try {
  const { close } = await rslib.build();
  await close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
