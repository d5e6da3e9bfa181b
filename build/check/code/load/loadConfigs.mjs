// Run in a separate process by ../loadConfigs.ts: loads configurations with the real `loadConfig`, one
// after the other, and says over the channel which one is next and how it went.
import path from 'node:path';
import { loadConfig } from '@rslib/core';

const files = process.argv.slice(2);

/** @param {Record<string, unknown>} message */
const send = (message) =>
  new Promise((resolve) => {
    process.send?.(message, resolve);
  });

for (const [index, file] of files.entries()) {
  await send({ index, isDone: false });
  try {
    process.chdir(path.dirname(file));
    const { content } = await loadConfig({ path: file });
    const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
    await send({
      index,
      isDone: true,
      ...(isObject ? {} : { error: 'it exports no configuration' }),
    });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    await send({ index, isDone: true, error: message, stack });
  }
}
process.disconnect?.();
// A configuration may leave a timer or a server behind.
process.exit(0);
