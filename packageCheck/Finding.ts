import type { FindingCode } from './helpPages';
import type { Manifest } from './manifest';
import type { PackageFiles } from './readTarball';

export type Severity = 'error' | 'warning' | 'suggestion';
export type Checker = 'rslib' | 'publint' | 'attw';

export interface Finding {
  /** Name of the rule: `packed.mistake…` (ours alone), `packed.find…` and `packed.fix…` of `i18n.json` explain it. */
  code: FindingCode;
  /** Who found it. */
  reportedBy: Checker[];
  severity: Severity;
  /** Files, or keys of package.json. */
  places: string[];
  /** For the sentences about it: `{{name}}`. */
  values?: Readonly<Record<string, string>>;
  /** The tool's own sentence, in English. */
  toolMessage?: string;
  /** Codes of other tools that mean the same: ours explains them. */
  replacesCodes?: readonly FindingCode[];
  /** Codes of those that it explains as well where it has all of their places. */
  replacesSamePlaces?: readonly FindingCode[];
}

/** Where a mistake is, with what differs from place to place. */
export type Found = string[] | (Pick<Finding, 'places'> & Partial<Finding>);

export type FileRule = (manifest: Manifest, files: PackageFiles) => Found;

/** Finds a mistake in a package.json that was pasted alone as well. */
export type ManifestRule = (manifest: Manifest, files?: PackageFiles) => Found;

export const severities: readonly Severity[] = ['error', 'warning', 'suggestion'];

const order = (finding: Finding): number => severities.indexOf(finding.severity);

/** The worst first; of one weight ours, then those of publint and Are The Types Wrong. */
const sortFindings = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => order(a) - order(b));

/** Leaves out those of other tools that one of ours explains better, and names the tools there. */
export function mergeFindings(ours: readonly Finding[], theirs: readonly Finding[]): Finding[] {
  const left = new Set(theirs);
  const merged = ours.map((finding) => {
    const { replacesCodes, replacesSamePlaces } = finding;
    const same = theirs.filter(
      ({ code, places }) =>
        replacesCodes?.includes(code) ||
        (replacesSamePlaces?.includes(code) && places.every((place) => isWithin(finding, place))),
    );
    for (const one of same) left.delete(one);
    const reportedBy = [
      ...new Set([...finding.reportedBy, ...same.flatMap((one) => one.reportedBy)]),
    ];
    const toolMessage = [finding, ...same].flatMap((one) => one.toolMessage ?? []).join('\n');
    return { ...finding, reportedBy, ...(toolMessage && { toolMessage }) };
  });
  return sortFindings([...merged, ...left]);
}

/** `exports["."]` has `exports["."].types`. */
const isWithin = ({ places }: Finding, place: string): boolean =>
  places.some((own) => own.startsWith(place) && /^(?:$|[.[])/.test(own.slice(place.length)));
