#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import pc from 'picocolors';
import { countWords } from './countWords';
import languages from './languages.json';

const [file, language = 'en'] = process.argv.slice(2);

if (file) {
  const { unit } = languages.find(({ id }) => id === language) ?? languages[0];
  const count = countWords(readFileSync(file, 'utf8'));
  console.log(`${pc.bold(file)}: ${pc.green(String(count))} ${unit}`);
} else {
  console.error(pc.red('Usage: count-words <file> [language]'));
  process.exitCode = 1;
}
