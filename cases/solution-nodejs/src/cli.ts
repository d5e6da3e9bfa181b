#!/usr/bin/env node
import { countWordsIn } from './index';

for (const file of process.argv.slice(2)) {
  console.log(`${file}: ${await countWordsIn(file)}`);
}
