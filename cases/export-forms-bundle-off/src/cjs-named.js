export { one, default as word } from 'cjs-words';
