import { readFile, writeFile } from 'node:fs/promises';

// The declarations import the style sheet, whose type users need not have.
const file = 'dist/toolbar/index.d.ts';
const text = await readFile(file, 'utf8');
await writeFile(file, text.replace(/^import '.*\.css';\n/m, ''));
