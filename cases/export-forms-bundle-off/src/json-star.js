export * from './data.json';
