#!/usr/bin/env node
import { version } from '../package.json';
import { toSlug } from './index';

const [, , ...words] = process.argv;
console.log(words[0] === '--version' ? version : toSlug(...words));
