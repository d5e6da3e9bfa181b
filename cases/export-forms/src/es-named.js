export { one, default as word } from 'es-words';
