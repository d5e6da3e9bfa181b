import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { ProofRecord } from '../../../site/proofRecord';
import type { Proof } from './codeCheck';
import type { PageProof } from '../../components/proofReport';
import { addProofLine } from './pageRecord';

export { createProof, type Proof, type ProofOptions } from './codeCheck';

/**
 * Shows readers what was checked: a line at the end of each page, and the reason below each fence that
 * could not be run. The faults themselves go to `docsCheck`
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
    markdown: {
      remarkPlugins: [
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
