#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { toSlug } from './index';

declare const VERSION: string;

const { values, positionals } = parseArgs({
  options: { version: { type: 'boolean' } },
  allowPositionals: true,
});
console.log(values.version ? VERSION : toSlug(positionals.join(' ')));
