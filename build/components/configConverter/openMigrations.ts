import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import type { MigrationRows } from '../../../site/configConverter/Note';
import { toolIds, toolPages } from '../../../site/configConverter/Tool';
import { readMigrationRows, type ReadRow } from './readMigrationRows';

const folder = path.join(repository, 'docs/en/guide/migration');

/** Address of a migration page. */
export const getMigrationRoute = (page: string): string => `/guide/migration/${page}`;

/** The source of a migration page. */
export const readMigration = (page: string): string =>
  readFileSync(path.join(folder, `${page}.mdx`), 'utf8');

/** The sources that `readAllRows` reads. */
export const readAllMigrations = (): string[] => toolIds.map((id) => readMigration(toolPages[id]));

/** Rows of the migration page of each tool that the converter knows. */
export function readAllRows(): Record<string, ReadRow[]> {
  return Object.fromEntries(
    toolIds.map((id) => {
      const page = toolPages[id];
      return [page, readMigrationRows(readMigration(page), getMigrationRoute(page))];
    }),
  );
}

/** Rows as the browser gets them: without the last column, which the rules hold. */
export const toBrowserRows = (rows: Readonly<Record<string, readonly ReadRow[]>>): MigrationRows =>
  Object.fromEntries(
    Object.entries(rows).map(([page, list]) => [
      page,
      list.map(({ row, directive, becomes }) => ({ row, directive, becomes })),
    ]),
  );
