/** Whether shortcuts of a single key are on: the root says so (theme/boot/readerChoices.ts). */
export const hasSingleKeys = (): boolean => document.documentElement.dataset.singleKeys !== 'off';
