import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { ProofRecord } from '../../../site/proofRecord';
import type { Proof } from './codeCheck';
import { addProofLine, type PageProof } from './pageRecord';
import { expandReport, expandReportText } from './report';

export { createProof, type Proof, type ProofOptions } from './codeCheck';

/**
 * Shows readers what was checked: a line at the end of each page, the reason below each fence that
 * could not be run, and the tables of the page about it all. The faults themselves go to `docsCheck`
 * (its option `proof`), which prints them with its own.
 */
export function proof(proof: Proof): RspressPlugin {
  const { '@rslib/core': version = '' } = proof.openStore().tool.versions;
  const toRecord = ({ snippets, cases, notRun }: PageProof): ProofRecord => ({
    tool: `@rslib/core ${version}`,
    snippets,
    builds: cases.length,
    notRun: notRun.length,
  });
  return {
    name: 'proof',
    modifySearchIndexData(pages, isProduction) {
      // The report reads every page, which the start of `rspress dev` need not wait for: only the search
      // there does without its words.
      if (!isProduction) return;
      for (const page of pages) {
        page._flattenContent = expandReportText(page._flattenContent ?? '', proof);
      }
    },
    markdown: {
      remarkPlugins: [
        [expandReport, proof],
        [
          addProofLine,
          {
            getRecord: (file: string) => {
              const name = path.relative(proof.root, file).replaceAll(path.sep, '/');
              const found = proof.countPage(name);
              return found?.hasLine ? toRecord(found) : undefined;
            },
          },
        ],
      ],
    },
  };
}
