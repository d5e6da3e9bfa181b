/** The package managers that a command is shown for, in the order of their tabs (spec.md §9). */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** Group of the tabs that show a command for each (spec.md §4). */
export const packageManagerGroup = 'package.manager';
