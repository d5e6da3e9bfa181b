import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { ProofRecord } from '../../site/proofRecord';
import type { Proof } from './createProof';
import { addProofLine } from './record/addProofLine';
import type { PageProof } from './record/countPage';
import { expandReport } from './record/expandReport';

export { createProof, type Proof, type ProofOptions } from './createProof';

/**
 * Shows readers what was checked: a line at the end of each page, the reason below each fence that
 * could not be run, and the tables of the page about it all. The faults themselves go to `docsCheck`
 * (its option `proof`), which prints them with its own. Page data gets `proof`; must come before
 * `trimPageData`.
 */
export function proof(proof: Proof): RspressPlugin {
  let counted: ReadonlyMap<string, PageProof> | undefined;
  const countAll = () =>
    (counted ??= new Map(proof.countPages().map((page) => [page.route, page])));
  const { '@rslib/core': version = '' } = proof.openStore().tool.versions;
  const toRecord = ({ snippets, cases, notRun }: PageProof): ProofRecord => ({
    tool: `@rslib/core ${version}`,
    snippets,
    builds: cases.length,
    notRun: notRun.length,
  });
  return {
    name: 'proof',
    // Pages may have changed since they were last counted.
    routeGenerated: () => {
      counted = undefined;
    },
    extendPageData(page) {
      const found = countAll().get(page.routePath);
      if (found) Object.assign(page, { proof: toRecord(found) });
    },
    markdown: {
      remarkPlugins: [
        [expandReport, { openStore: proof.openStore, countPages: proof.countPages }],
        [
          addProofLine,
          {
            getRecord: (file: string) => {
              const name = path.relative(proof.root, file).replaceAll(path.sep, '/');
              const found = proof.countPages().find((page) => page.file === name);
              return found?.hasLine ? toRecord(found) : undefined;
            },
          },
        ],
      ],
    },
  };
}
