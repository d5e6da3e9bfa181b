import path from 'node:path';
import { createRslib, loadConfig } from '@rslib/core';

const { content, filePath } = await loadConfig();
console.log(path.basename(filePath));
const rslib = await createRslib({ config: content });
const { close } = await rslib.build();
await close();
