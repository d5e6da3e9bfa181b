import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

// `banner` would stand above the shebang.
for (const name of readdirSync('dist').filter((file) => file.endsWith('.js'))) {
  const text = readFileSync(`dist/${name}`, 'utf8');
  writeFileSync(`dist/${name}`, text.replace(/^(#!.*\n)?/, '$1/*! to-slug | MIT */\n'));
}
