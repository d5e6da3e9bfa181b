export const ages: Map<string, number> = new Map();
