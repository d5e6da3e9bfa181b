/**
 * A log without the sizes that the tool prints for files that name the place they were built in
 * (hidePaths.ts): such a file grows with the name of the folder. `names` are paths as the log gives them.
 */
export function hideSizes(log: readonly string[], names: readonly string[]): string[] {
  return log.map((line) => {
    const name = names.find((start) => line.startsWith(`${start} `));
    return name === undefined
      ? line
      : name + line.slice(name.length).replaceAll(/\d+(?:\.\d+)? k?B/g, '<size>');
  });
}
