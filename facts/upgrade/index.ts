// What scripts/upgrade loads, in one file so that it loads once.
export { checkResults } from '../cases/checkResults';
export { listPlacedCases } from '../cases/listPlacedCases';
export type { Change } from './change';
export { compareSurveys } from './compareSurveys';
export { formatUpgrade } from './formatUpgrade';
export { joinPages, type Place } from './joinPages';
export { leaveOut, readCommittedSurvey, readTakenSurvey } from './readSurvey';
