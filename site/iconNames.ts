/** Icons the theme draws; site data may name them. */
const iconNames = [
  'arrowRight',
  'arrowUp',
  'chevron',
  'close',
  'code',
  'discord',
  'external',
  'github',
  'gitlab',
  'globe',
  'grid',
  'menu',
  'moon',
  'more',
  'page',
  'search',
  'sun',
  'system',
  'x',
] as const;
export type IconName = (typeof iconNames)[number];
