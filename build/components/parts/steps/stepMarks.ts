/** Elements that stand for the tags of `<Steps>` while the framework reads a page. */
export const stepMarks = { start: 'StepsStart', end: 'StepsEnd' } as const;

/**
 * Rules for the framework's `replaceRules`. Of headings it lists only those that stand in no element:
 * those in `<Steps>` would be missing from the outline, the search index and its check of anchors. So
 * the tags become marks on their lines, and `wrapSteps` puts the element back.
 */
export const stepRules = [
  { search: /^<Steps>$/gm, replace: `<${stepMarks.start} />` },
  { search: /^<\/Steps>$/gm, replace: `<${stepMarks.end} />` },
];

/** Source with the tags as they were written. */
export const restoreSteps = (source: string): string =>
  source
    .replaceAll(`<${stepMarks.start} />`, '<Steps>')
    .replaceAll(`<${stepMarks.end} />`, '</Steps>');
