import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const rslib = await createRslib({ config: content });
await rslib.build();
console.log(`built ${content.lib.length} output`);
