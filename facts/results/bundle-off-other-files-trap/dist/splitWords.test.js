import { splitWords } from "./splitWords.js";
if (2 !== splitWords('a b').length) throw new Error('splitWords is broken');
