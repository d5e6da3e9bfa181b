/** Whether a path of the docs folder gets no address: a part of it starts with one `_` (route.excludeConvention). */
export const isFragment = (file: string): boolean => /(?:^|\/)_[^_]/.test(file);
