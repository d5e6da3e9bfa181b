/** Name of a script that comes later than the first two, by the hash of its content. */
export const getScriptName = (hash: string): string => `static/js/async/_.${hash}.js`;
