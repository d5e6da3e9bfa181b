import { isEnough, type Measure } from './Measure';

/** Measures on one line, so that they fit a terminal. */
const perLine = 6;
/** Names of what is missing that are printed. */
const mostNames = 5;

/** The measures in a few lines, then what is wrong of those that are too low, each on a line. */
export function formatCoverage(measures: readonly Measure[]): string {
  const parts = measures.map(describe);
  const lines = parts.flatMap((_, index) =>
    index % perLine === 0 ? [parts.slice(index, index + perLine).join(' · ')] : [],
  );
  const faults = measures.filter((measure) => !isEnough(measure)).map(explain);
  return ['Coverage:', ...lines.map((line) => `  ${line}`), ...faults].join('\n');
}

const describe = ({ name, covered, total }: Measure): string =>
  total === undefined ? `${name} ${covered}` : `${name} ${covered}/${total}`;

function explain({ name, covered, total, least, missing }: Measure): string {
  const wanted = total === undefined ? `${least}` : `${Math.round(least * 100)} %`;
  const names = missing.slice(0, mostNames).join(', ');
  const more = missing.length > mostNames ? ` and ${missing.length - mostNames} more` : '';
  const list = names ? ` Missing: ${names}${more}.` : '';
  const found = total === undefined ? `${covered}` : `${covered} of ${total}`;
  return `Coverage of ${name} is too low: ${found}, ${wanted} is wanted.${list}`;
}
