import type { Change } from './change';
import { compareCases } from './compareCases';
import { compareTool } from './compareTool';
import type { Survey } from './survey';

/** All that readers are told of one version and that is otherwise in another. */
export function compareSurveys(before: Survey, after: Survey): Change[] {
  return [
    ...compareCases(before, after),
    ...compareTool(before.tool, after.tool),
    ...(before.version === after.version
      ? []
      : [{ kind: 'version' as const, name: `v${before.version}`, what: `is v${after.version}` }]),
  ];
}
