/** The package managers that a command is shown for, in the order of their tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** Group of the tabs that show a command for each. */
export const packageManagerGroup = 'package.manager';
