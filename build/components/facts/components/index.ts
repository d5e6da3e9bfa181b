import { caseName } from './caseName';
import { caseSource } from './caseSource';
import type { FactComponent } from './component';
import { convertedConfig } from './convertedConfig';
import { defaults } from './defaults';
import { deprecated } from './deprecated';
import { flag } from './flag';
import { message } from './message';
import { option } from './option';
import { optionTable, since } from './options';
import { output } from './output';
import { outputDiff } from './outputDiff';
import { outputMatrix } from './outputMatrix';
import { outputNames } from './outputNames';
import { componentList } from './componentList';
import { verdict } from './verdict';
import { version } from './version';
import { wcag } from './wcag';

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
