// What scripts/check.mjs loads, in one file so that it loads once.
export { compareFaults } from '../docsCheck/compareFaults';
export { createProof } from './createProof';
