import { createRsbuild, loadConfig } from '@rsbuild/core';

const { content } = await loadConfig();
const rsbuild = await createRsbuild({ config: content });
const { close } = await rsbuild.build();
await close();
