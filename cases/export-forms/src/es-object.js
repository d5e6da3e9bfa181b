export * as words from 'es-words';
