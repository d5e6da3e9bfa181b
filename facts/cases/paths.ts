import path from 'node:path';

/** The repository's root; commands run there. */
export const repository = process.cwd();

/** Sources of the cases, one folder each. */
export const casesFolder = path.join(repository, 'cases');

/** What running them gave, committed. */
export const resultsFolder = path.join(repository, 'facts', 'results');

/**
 * Where cases are run: always `<root>/.cases/<id>`, since the tool hashes the way up to node_modules
 * into some module ids, and ignored by git.
 */
export const workFolder = path.join(repository, '.cases');
