import { defineConfig } from '@rslib/core';

export default defineConfig(({ command, env, envMode }) => {
  console.log(command, env, envMode);
  return { lib: [{ format: 'esm' }] };
});
