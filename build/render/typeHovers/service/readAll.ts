import type { HoverBlock, NameHover } from '../HoverBlock';
import { openService } from './openService';
import { readHovers } from './readHovers';

/** What is known of the names in each block, in their order. */
export function readAll(blocks: readonly HoverBlock[]): NameHover[][] {
  const opened = openService(blocks);
  return blocks.map((block) => readHovers(block, opened));
}
