/** `340 B`, `1.2 kB`, `3.4 MB`: how large a file is, in all languages. */
export const formatSize = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
};

/** `1,447 B`, where a few bytes matter. */
export const formatBytes = (bytes: number): string => `${bytes.toLocaleString('en-US')} B`;
