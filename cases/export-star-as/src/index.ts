export * as words from './words';
