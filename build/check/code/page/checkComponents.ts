import type { LocalFault } from '../../../read/faults/Fault';
import type { FactStore } from '../../../components/facts/factStore';
import { findComponent, renderComponent } from '../../../components/facts/renderComponent';
import type { ProofPage } from './ProofPage';

/** Whether every component that asks for facts gets them. */
export function checkComponents({ components }: ProofPage, store: FactStore): LocalFault[] {
  return components.flatMap(({ name, attributes, line, column }) => {
    const component = findComponent(name);
    if (!component) return [];
    try {
      renderComponent(component, attributes, store);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [
        {
          line,
          column,
          rule: 'component-fault' as const,
          message: `\`<${name}>\`: ${reason.replace(/(?<!\.)$/, '.')}`,
          hint: 'Mend its attributes; `npm run facts` runs cases that have no result.',
        },
      ];
    }
  });
}
