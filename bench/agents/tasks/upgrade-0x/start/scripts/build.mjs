import { build, loadConfig } from '@rslib/core';

const { content } = await loadConfig();
await build(content);
console.log(`built ${content.lib.length} output`);
