import "core-js/modules/es.array.at.js";
import "core-js/modules/es.string.at-alternative.js";
import "core-js/modules/esnext.string.at.js";
const getLast = (words)=>words.at(-1);
export { getLast };
