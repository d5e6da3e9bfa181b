import { caseName, caseSource, message, verdict } from '../../cases';
import type { FactComponent } from './component';
import { convertedConfig } from '../../convertedConfig';
import { defaults } from '../../defaults';
import { deprecated, option, optionTable, since } from '../../options';
import { flag, version } from '../../version';
import { output, outputDiff } from '../../output';
import { outputMatrix, outputNames } from '../../outputNames';
import { componentList } from '../../componentList';
import { wcag } from '../../wcag';

/** Components that pages may write, by name. */
export const factComponents: Readonly<Record<string, FactComponent>> = {
  CaseName: caseName,
  CaseSource: caseSource,
  ConvertedConfig: convertedConfig,
  Defaults: defaults,
  Deprecated: deprecated,
  Flag: flag,
  Message: message,
  Option: option,
  OptionTable: optionTable,
  Output: output,
  OutputDiff: outputDiff,
  OutputMatrix: outputMatrix,
  OutputNames: outputNames,
  ComponentList: componentList,
  Since: since,
  Verdict: verdict,
  Version: version,
  Wcag: wcag,
};
