/**
 * Icons the theme draws; site data may name them. Paths on a 24 × 24 grid, drawn for a 1.75 stroke: whole
 * numbers, since every page carries them.
 */
export const iconPaths = {
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  chevron: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  discord:
    'M9 6Q7 6 5 7 3 11 3 16q2 2 5 2l1-2M15 6q2 0 4 1 2 4 2 9-2 2-5 2l-1-2M8 7q4-1 8 0M8 16q4 1 8 0M9 12h.1M15 12h.1',
  external:
    'M14 5h5v5M19 5l-8 8M11 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V13',
  github:
    'M9 20v-3c-4 1-4-2-6-2M15 20v-4q0-1-1-2 5-1 5-5 0-2-1-3 1-1 0-3-1 0-3 1-3-1-6 0-2-1-3-1-1 2 0 3-1 1-1 3 0 4 5 5-1 1-1 2v4',
  gitlab: 'M12 20.5 3 13.5l3-9 3 6.5h6l3-6.5 3 9-9 7ZM9 11l3 9.5 3-9.5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3q8 9 0 18-8-9 0-18',
  grid: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10Z',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  tree: 'M4 7h11M8 12h12M8 17h12',
  x: 'M5 4h4l11 16h-4ZM5 20l6-7M19 4l-6 6',
} as const;

export type IconName = keyof typeof iconPaths;
