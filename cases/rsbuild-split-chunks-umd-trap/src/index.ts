import { splitWords } from './words';

globalThis.addEventListener?.('load', () => splitWords(document.title));
