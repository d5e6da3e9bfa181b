import rslib from '@rslib/core/package.json' with { type: 'json' };

/** The version of the tool that the site is about, and that its pages were checked with. */
export const toolVersion = rslib.version;
