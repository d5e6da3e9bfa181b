// What scripts/check.mjs loads, in one file so that it loads once.
export { compareFaults } from '../docsCheck/compareFaults';
export { createProof } from './createProof';
export { joinChecks } from '../docsCheck/JoinedCheck';
export { createProse } from '../prose/createProse';
