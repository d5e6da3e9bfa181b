import { toolNames } from '../../../site/configConverter/Tool';
import type { PartText } from '../createText';
import { groupNotes } from './groupNotes';
import type { Conversion, ReadingFault } from './useConverter';

export interface ConversionStatusProps {
  conversion: Conversion;
  text: PartText;
}

/** How a conversion went, in a sentence. */
export function ConversionStatus({ conversion, text }: ConversionStatusProps) {
  switch (conversion.state) {
    case 'idle':
      return null;
    case 'working':
      return text('converterWorking');
    case 'failed':
      return text('converterFailed');
    case 'fault':
      return describeFault(conversion.fault, text);
    case 'done': {
      const { counts } = groupNotes(conversion.result.notes, conversion.rows);
      return text('converterDone', {
        tool: toolNames[conversion.result.tool],
        converted: `${counts.converted}`,
        decision: `${counts.decision}`,
        none: `${counts.none}`,
      });
    }
  }
}

function describeFault({ reason, message, line, column }: ReadingFault, text: PartText): string {
  const fault = text(`converterFault${reason}`, { detail: message });
  return line === undefined
    ? fault
    : text('converterFaultPlace', { line: `${line}`, column: `${column}`, fault });
}
