// What scripts/upgrade loads, in one file so that it loads once.
export { checkResults } from '../cases/checkResults';
export type { Change } from './survey';
export { compareSurveys } from './compareCases';
export { formatUpgrade } from './formatUpgrade';
export { joinPages, type Place } from './formatUpgrade';
export { leaveOut, readCommittedSurvey, readTakenSurvey } from './survey';
