/** What a badge says with its colour. */
export const badgeTones = ['note', 'tip', 'warning', 'danger'] as const;

export type BadgeTone = (typeof badgeTones)[number];
