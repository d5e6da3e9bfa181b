import type { Position } from '../../../read/faults/Fault';
import { findComponent } from '../../../components/facts/renderComponent';
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
    ...components.flatMap(({ name, line, column, attributes }) => {
      const component = findComponent(name);
      const fixed = component?.type === 'block' ? (component.cases ?? []) : [];
      const named = attributes.flatMap((attribute) =>
        caseAttributes.includes(attribute.name) && typeof attribute.value === 'string'
          ? [attribute.value]
          : [],
      );
      return [...fixed, ...named].map((id) => ({ id, line, column }));
    }),
  ];
}
