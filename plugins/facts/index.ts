import type { RspressPlugin } from '@rspress/core';
import { expandFacts } from './expandFacts';
import { openFactStore } from './factStore';

/** Hands what the installed tool said and did to pages (`Output`, `OptionTable`, `Since` …). */
export function facts(): RspressPlugin {
  return {
    name: 'facts',
    markdown: { remarkPlugins: [[expandFacts, { store: openFactStore() }]] },
  };
}
