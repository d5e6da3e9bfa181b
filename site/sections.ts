import type { Language } from './site';

/** What the first folder of a route is called. */
export const sections: Readonly<Record<string, Record<Language, string>>> = {
  guide: { en: 'Guide', zh: '指南' },
  config: { en: 'Config', zh: '配置' },
  api: { en: 'API', zh: 'API' },
  tools: { en: 'Tools', zh: '工具' },
  framework: { en: 'Framework', zh: '框架' },
  releases: { en: 'Releases', zh: '版本' },
};
