#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { greet } from './greet';

const { positionals } = parseArgs({ allowPositionals: true });
console.log(positionals.map(greet).join('\n'));
