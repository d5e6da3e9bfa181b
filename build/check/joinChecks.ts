import { compareFaults, type Fault } from '../read/faults';

/** A check of another plugin whose faults are listed with these. */
export interface JoinedCheck {
  /** What takes no time: for every save in dev. */
  checkQuickly: () => Fault[];
  /** Everything: before a build. */
  checkAll: () => Promise<Fault[]>;
}

/** Several checks as one, their faults in the order of files and lines. */
export const joinChecks = (...checks: readonly JoinedCheck[]): JoinedCheck => ({
  checkQuickly: () => checks.flatMap((check) => check.checkQuickly()).sort(compareFaults),
  checkAll: async () =>
    (await Promise.all(checks.map((check) => check.checkAll()))).flat().sort(compareFaults),
});
