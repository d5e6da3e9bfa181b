import { createRequire } from 'node:module';
import { countWords, countWordsIn } from 'word-count';

console.log('import:', countWords('To be, or not to be'));
console.log('require:', createRequire(import.meta.url)('word-count').countWords('To be'));
console.log('file:', await countWordsIn('src/countWords.ts'));
