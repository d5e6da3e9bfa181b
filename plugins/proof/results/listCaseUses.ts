import type { Position } from '../../docsCheck/Fault';
import type { ProofPage } from '../page/ProofPage';

/** A place of a page that shows what a case gave, or a source of it. */
export interface CaseUse extends Position {
  id: string;
}

/** Attributes of components that name a case. */
const caseAttributes = ['case', 'from', 'to'];

/** Every place of a page that rests on a case. */
export function listCaseUses({ fences, components }: ProofPage): CaseUse[] {
  return [
    ...fences.flatMap(({ line, column, meta }) =>
      meta.attributes.case ? [{ id: meta.attributes.case, line, column }] : [],
    ),
    ...components.flatMap(({ line, column, attributes }) =>
      attributes.flatMap(({ name, value }) =>
        caseAttributes.includes(name) && typeof value === 'string'
          ? [{ id: value, line, column }]
          : [],
      ),
    ),
  ];
}
