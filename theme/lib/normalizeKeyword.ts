/** Lower case, dashes as spaces: `UMD NAME` finds `umd-name` (spec.md §2, overview). */
export const normalizeKeyword = (text: string): string => text.toLowerCase().replaceAll('-', ' ');
