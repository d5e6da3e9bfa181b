import { createRsbuild, loadConfig } from '@rsbuild/core';

const { content } = await loadConfig();
const rsbuild = await createRsbuild({ config: content });
const { close, stats } = await rsbuild.build();

console.log(stats.hasErrors());
await close();
