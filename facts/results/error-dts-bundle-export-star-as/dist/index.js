import * as __rspack_external_words from "words";
export { __rspack_external_words as text };
