import type { PackageManager } from '../../../../site/packageManagers';

/** A command in the words of each package manager. */
export type Commands = Readonly<Record<PackageManager, string>>;
