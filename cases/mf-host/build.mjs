import { createRsbuild, loadConfig } from '@rsbuild/core';

const { content } = await loadConfig();
// Not minified: what Module Federation names after the folder stays in sight of who compares folders.
const config = { ...content, output: { ...content.output, minify: false } };
const rsbuild = await createRsbuild({ config });
const { close, stats } = await rsbuild.build();

console.log(stats.hasErrors());
await close();
