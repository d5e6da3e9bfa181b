import { splitWords } from './words';

globalThis.addEventListener?.('copy', () => splitWords(document.title).length);
