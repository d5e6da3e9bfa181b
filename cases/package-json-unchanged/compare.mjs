import { readFileSync } from 'node:fs';

const before = readFileSync('before.json', 'utf8');
console.log(readFileSync('package.json', 'utf8') === before ? 'unchanged' : 'changed');
