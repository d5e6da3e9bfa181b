import type { RspressPlugin } from '@rspress/core';
import { addFrame } from './addFrame';

/** Brings the frame of the landing page to the pages that have it, so that no other carries its code. */
export function pageFrame(): RspressPlugin {
  return { name: 'page-frame', markdown: { remarkPlugins: [addFrame] } };
}
