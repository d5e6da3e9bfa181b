import rslib from '@rslib/core/package.json' with { type: 'json' };

/** The tool that the site is about, and that its pages were checked with. */
export const tool = `@rslib/core ${rslib.version}`;
