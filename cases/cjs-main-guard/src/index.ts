import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const run = (): void => console.log('ran');

const command = process.argv[1];
if (command && realpathSync(command) === fileURLToPath(import.meta.url)) run();
