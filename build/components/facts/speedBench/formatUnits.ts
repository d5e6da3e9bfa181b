/** A number and its unit stay on one line. */
const space = '\u00a0';
const kibibyte = 1024;
const megabyte = 1_000_000;

export const showKibibytes = (bytes: number): string =>
  `${(bytes / kibibyte).toFixed(1)}${space}KiB`;
export const showMegabytes = (bytes: number): string => `${Math.round(bytes / megabyte)}${space}MB`;
export const showMilliseconds = (time: number): string => `${Math.round(time)}${space}ms`;
export const showSeconds = (seconds: number): string => `${seconds.toFixed(1)}${space}s`;
export const showRatio = (ratio: number): string => `${ratio.toFixed(2)}${space}×`;
/** CLS has no unit. */
export const showShift = (shift: number): string => shift.toFixed(3);

/** What was not measured. */
export const nothing = '–';

/** A value as `show` has it; a dash where there is none. */
export const showSome = (value: number | undefined, show: (value: number) => string): string =>
  value === undefined ? nothing : show(value);
