import { splitWords } from './splitWords';

if (splitWords('a b').length !== 2) throw new Error('splitWords is broken');
