import type { EngineScore, Score } from './SearchBench';

/** The part that counts: held-out questions, or all where they are not split. */
export const getPublicPart = (engine: EngineScore | undefined): Score | undefined =>
  engine && (engine.parts['held out'] ?? engine.parts.all);
