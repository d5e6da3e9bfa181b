import type { BrowserContextOptions } from '@playwright/test';
import type { Visitor } from '../FaultRow';

/** What a visitor’s browser is set to; `hasVisited` says that the language was chosen before. */
export const visitors: Readonly<Record<Visitor, BrowserContextOptions & { hasVisited?: boolean }>> =
  {
    reader: { hasVisited: true },
    newcomer: {},
    chinese: { locale: 'zh-CN' },
    crawler: { locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
    withoutScript: { javaScriptEnabled: false },
    phone: { hasVisited: true, viewport: { width: 390, height: 844 }, hasTouch: true },
    calm: { hasVisited: true, reducedMotion: 'reduce' },
    dark: { hasVisited: true, colorScheme: 'dark' },
  };
