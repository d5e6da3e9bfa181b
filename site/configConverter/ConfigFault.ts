/** Why a text gives no config; `i18n.json` has a sentence for each, called `converterFault…`. */
export type FaultReason = 'Empty' | 'TooLong' | 'Html' | 'Syntax' | 'Deep' | 'NoConfig' | 'NoTool';

/** What keeps a text from being read, with its place where it has one. */
export class ConfigFault extends Error {
  reason: FaultReason;
  line: number | undefined;
  column: number | undefined;

  constructor(
    reason: FaultReason,
    place?: { line: number; column: number },
    /** Words of the parser, or the code in question. */
    detail = '',
  ) {
    super(detail);
    this.reason = reason;
    this.line = place?.line;
    this.column = place?.column;
  }
}
