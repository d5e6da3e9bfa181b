import { Fragment } from 'react';
import type { ConvertedConfig } from '../../../site/configConverter/convertConfig';
import type { MigrationRows } from '../../../site/configConverter/Note';
import { CodeBlock } from '../CodeBlock';
import type { PartText } from '../createText';
import { groupNotes } from './groupNotes';
import { OtherNotes } from './OtherNotes';
import { RowNotes } from './RowNotes';

export interface ConversionResultProps {
  result: ConvertedConfig;
  rows: MigrationRows;
  text: PartText;
}

/** The new config, and what became of each option: what asks something of the reader comes first. */
export function ConversionResult({ result, rows, text }: ConversionResultProps) {
  const { byVerdict, others } = groupNotes(result.notes, rows);
  return (
    <>
      <CodeBlock title="rslib.config.ts" lang="ts" icon="TS" scrolls>
        <code>
          {result.text
            .trimEnd()
            .split('\n')
            .map((line, index) => (
              <Fragment key={index}>
                {index > 0 && '\n'}
                <span className="line">{line}</span>
              </Fragment>
            ))}
        </code>
      </CodeBlock>
      <RowNotes title={text('converterDecision')} notes={byVerdict.decision} text={text} />
      <RowNotes title={text('converterNone')} notes={byVerdict.none} text={text} />
      <OtherNotes notes={others} tool={result.tool} text={text} />
      <RowNotes title={text('converterConverted')} notes={byVerdict.converted} text={text} />
    </>
  );
}
