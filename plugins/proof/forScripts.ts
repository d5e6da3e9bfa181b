// What scripts/check.mjs loads, in one file so that it loads once.
export * from '../docsCheck/forScripts';
export { compareFaults } from '../docsCheck/compareFaults';
export { createProof } from './createProof';
export { joinChecks } from '../docsCheck/JoinedCheck';
export { createProse } from '../prose/createProse';
export { formatCoverage } from './coverage/formatCoverage';
export { isEnough } from './coverage/Measure';
export { measureCoverage } from './coverage/measureCoverage';
export { specRoutes } from '../../site/specRoutes';
