const kibibyte = 1024;
const megabyte = 1_000_000;

export const showKibibytes = (bytes: number): string => `${(bytes / kibibyte).toFixed(1)} KiB`;
export const showMegabytes = (bytes: number): string => `${Math.round(bytes / megabyte)} MB`;
export const showMilliseconds = (time: number): string => `${Math.round(time)} ms`;
export const showSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;
export const showRatio = (ratio: number): string => `${ratio.toFixed(2)} ×`;
/** CLS has no unit. */
export const showShift = (shift: number): string => shift.toFixed(3);

/** What was not measured. */
export const nothing = '–';

/** A value as `show` has it; a dash where there is none. */
export const showSome = (value: number | undefined, show: (value: number) => string): string =>
  value === undefined ? nothing : show(value);
