// What scripts/check.mjs loads, in one file so that it loads once.
export * from '../content/forScripts';
export { compareFaults } from '../../read/faults/compareFaults';
export { createProof } from './createProof';
export { joinChecks } from '../JoinedCheck';
export { createProse } from '../prose/createProse';
export { formatCoverage } from './coverage/formatCoverage';
export { isEnough } from './coverage/Measure';
export { measureCoverage } from './coverage/measureCoverage';
export { specRoutes } from '../../../site/specRoutes';
