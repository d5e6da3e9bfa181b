import { readFileSync } from 'node:fs';
import { parse } from 'acorn';

for (const file of ['dist/legacy/index.js', 'dist/modern/index.js']) {
  try {
    parse(readFileSync(file, 'utf8'), { ecmaVersion: 2019, sourceType: 'module' });
    console.log(`${file}: ES2019`);
  } catch (error) {
    console.log(`${file}: newer, ${error.message}`);
  }
}
