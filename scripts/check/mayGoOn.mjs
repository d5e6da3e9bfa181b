/**
 * Whether a build may go on: no fault but warnings, and pages that cover enough, where that is known.
 * @param {readonly { severity: import('../../build/read/faults').Fault['severity'] }[]} faults
 * @param {{ isEnough: boolean }} [coverage]
 * @returns {boolean}
 */
export function mayGoOn(faults, coverage) {
  return faults.every(({ severity }) => severity === 'warning') && coverage?.isEnough !== false;
}
