import type { FactStore } from '../../../build/components/factStore';
import { planSteps, type Step } from './planSteps';
import { readFences, type Fence } from './readFences';
import type { SectionFilter } from './readNodes';
import { readResults } from './readResults';

interface Options {
  source: string;
  file: string;
  isRead: SectionFilter;
  store: Pick<FactStore, 'getCase' | 'getOutput'>;
}

export interface PagePlan {
  fences: Fence[];
  steps: Step[];
}

/**
 * What the reader of a page does and sees, in order: its fences, and the results it shows of the same
 * project. Throws with `file:line` for each fence that cannot be followed.
 */
export function planPage({ source, file, isRead, store }: Options): PagePlan {
  const fences = readFences(source, file, isRead);
  const cases = fences.flatMap(({ attributes }) => attributes.case ?? []);
  const steps = [
    ...planSteps(fences, file),
    ...readResults({ source, file, isRead, cases, store }),
  ].sort((a, b) => a.line - b.line);
  return { fences, steps };
}
