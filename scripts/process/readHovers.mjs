// Run in a separate process by computeHovers.ts, which builds meanwhile: takes blocks over the
// channel and answers with what the compiler knows of their names.
import { loadSources } from './loadSources.mjs';

// A build that ends before has no use for the answer.
process.once('disconnect', () => process.exit());

process.once('message', async (message) => {
  const { readAll } = /** @type {typeof import('../../build/render/typeHovers/readHovers')} */ (
    await loadSources('build/render/typeHovers/readHovers.ts')
  );
  const blocks = /** @type {import('../../build/render/typeHovers/hovers').HoverBlock[]} */ (
    message
  );
  process.send?.(readAll(blocks), () => process.exit(0));
});
