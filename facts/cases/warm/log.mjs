const endOfLog = '\u0000';
const writers = [process.stdout, process.stderr].map((stream) => ({
  stream,
  write: stream.write.bind(stream),
}));

/**
 * Whether what this process says is heard.
 * @param {boolean} isHeard
 */
export function openLog(isHeard) {
  for (const { stream, write } of writers) stream.write = isHeard ? write : () => true;
}

/** Tells the reader of both streams that a run has said all; nothing is heard until the next one. */
export async function endLog() {
  openLog(false);
  await Promise.all(
    writers.map(({ write }) => new Promise((resolve) => write(endOfLog, 'utf8', resolve))),
  );
}
