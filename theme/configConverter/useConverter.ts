import { useRef, useState } from 'react';
import type { FaultReason } from '../../site/configConverter/source/parseSource';
import type { ConvertedConfig } from '../../site/configConverter/convertConfig';
import type { MigrationRows } from '../../site/configConverter/Note';
import type { ToolId } from '../../site/configConverter/Tool';

/** Why a text gave no config, and where. */
export interface ReadingFault {
  reason: FaultReason;
  message: string;
  line?: number | undefined;
  column?: number | undefined;
}

export type Conversion =
  | { state: 'idle' | 'working' | 'failed' }
  | { state: 'fault'; fault: ReadingFault }
  | { state: 'done'; result: ConvertedConfig; rows: MigrationRows };

export interface UsedConverter {
  conversion: Conversion;
  /** Converts a text; `tool` is told by the text where there is none. Gives how it ended. */
  convert: (text: string, tool: ToolId | undefined) => Promise<Conversion>;
}

/** Converts on demand; the parser is fetched the first time. */
export function useConverter(): UsedConverter {
  const [conversion, setConversion] = useState<Conversion>({ state: 'idle' });
  const latest = useRef(0);
  return {
    conversion,
    convert: async (text, tool) => {
      const own = ++latest.current;
      setConversion({ state: 'working' });
      const end = await run(text, tool);
      // A later press has taken over.
      if (own === latest.current) setConversion(end);
      return end;
    },
  };
}

async function run(text: string, tool: ToolId | undefined): Promise<Conversion> {
  const loaded = await loadConverter().catch(() => undefined);
  if (!loaded) return { state: 'failed' };
  try {
    return { state: 'done', result: loaded.convertConfig(text, tool), rows: loaded.rows };
  } catch (error) {
    const fault = readFault(error);
    if (fault) return { state: 'fault', fault };
    throw error;
  }
}

/** What is wrong with the text; undefined where the fault is ours. */
function readFault(error: unknown): ReadingFault | undefined {
  if (!(error instanceof Error) || !('reason' in error)) return undefined;
  const { reason, message, line, column } = error as Error & ReadingFault;
  return { reason, message, line, column };
}

/** The parser and the rules: larger than all else of the page, so fetched on demand. */
export interface Converter {
  /** @throws ConfigFault where a text cannot be read. */
  convertConfig: (text: string, tool?: ToolId) => ConvertedConfig;
  rows: MigrationRows;
}

/** Fetches the parser, the rules and the rows of the migration pages. */
export async function loadConverter(): Promise<Converter> {
  const [{ convertConfig }, { default: rows }] = await Promise.all([
    import('../../site/configConverter/convertConfig'),
    import('virtual-migration-rows'),
  ]);
  return { convertConfig, rows };
}
