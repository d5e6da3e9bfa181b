// What scripts/upgrade loads, in one file so that it loads once.
export { checkResults } from '../cases/checkResults';
export type { Change } from './snapshot';
export { compareSnapshots } from './compareCases';
export { formatUpgrade, joinPages, type Place } from './formatUpgrade';
export { leaveOut, readCommittedSnapshot, readTakenSnapshot } from './snapshot';
