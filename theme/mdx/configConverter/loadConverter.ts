import type { ConvertedConfig } from '../../../site/configConverter/convertConfig';
import type { MigrationRows } from '../../../site/configConverter/Note';
import type { ToolId } from '../../../site/configConverter/Tool';

/** What converting takes; more than all else of the page, so it comes when it is asked for. */
export interface Converter {
  /** @throws ConfigFault where a text cannot be read. */
  convertConfig: (text: string, tool?: ToolId) => ConvertedConfig;
  rows: MigrationRows;
}

/** Fetches the parser, the rules and the rows of the migration pages. */
export async function loadConverter(): Promise<Converter> {
  const [{ convertConfig }, { default: rows }] = await Promise.all([
    import('../../../site/configConverter/convertConfig'),
    import('virtual-migration-rows'),
  ]);
  return { convertConfig, rows };
}
