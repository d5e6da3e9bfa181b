import { proofRules } from './code/proofRules';
import { proseRules } from './prose/proseRules';
import { contentRules } from './content/contentRules';

/** Every rule that a fault may be reported under, and why it matters to a reader or writer. */
export const rules = { ...contentRules, ...proofRules, ...proseRules } as const;

export type Rule = keyof typeof rules;
