// Run in a separate process by computeHovers.ts, which builds meanwhile: takes blocks over the
// channel and answers with what the compiler knows of their names.
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);

// A build that ends before has no use for the answer.
process.once('disconnect', () => process.exit());

process.once('message', async (message) => {
  const { readAll } = /** @type {typeof import('./readHovers')} */ (
    await jiti.import('./readHovers.ts')
  );
  const blocks = /** @type {import('./hovers').HoverBlock[]} */ (message);
  process.send?.(readAll(blocks), () => process.exit(0));
});
