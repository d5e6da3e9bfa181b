import path from 'node:path';
import { loadConfig } from '@rslib/core';

const { content, filePath } = await loadConfig({ command: 'build' });

console.log(content.lib);
console.log(path.basename(filePath ?? ''));
