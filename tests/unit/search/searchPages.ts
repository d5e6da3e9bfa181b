import { answerQuery, type AnswerOptions } from '../../../search/answerQuery';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createRecord, type RecordParts } from './createRecord';

/** Addresses of the hits, over pages of which each may be named by its route alone. */
export function searchPages(
  query: string,
  pages: Record<string, RecordParts>,
  options?: AnswerOptions,
) {
  const records = Object.entries(pages).map(([routePath, parts]) =>
    createRecord({ routePath, title: routePath.split('/').at(-1), ...parts }),
  );
  const local = createLocalSearch(records);
  return answerQuery(query, local, options).hits.map(({ href }) => href);
}

/** Says nothing that is asked for. */
export const filler = 'Plain words about other matters are here, so that the page is not empty. ';
