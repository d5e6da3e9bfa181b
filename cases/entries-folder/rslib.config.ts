import { defineConfig } from '@rslib/core';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync(new URL('./src/parts', import.meta.url));
const entry = Object.fromEntries(
  files.map((file) => [path.parse(file).name, `./src/parts/${file}`]),
);

export default defineConfig({ dts: { bundle: true }, source: { entry } });
