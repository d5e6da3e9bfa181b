import * as __rspack_external_es_words_549adf98 from "es-words";
export { __rspack_external_es_words_549adf98 as words };
