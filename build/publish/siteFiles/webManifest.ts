import { normalizeBase } from '../../../site/normalizeBase';

export interface WebManifestInput {
  base: string;
  name: string;
  shortName: string;
  description: string;
  language: string;
  themeColor: string;
  backgroundColor: string;
}

/** The site as an installable application (W3C "Web Application Manifest"), as JSON text. */
export function webManifest(input: WebManifestInput): string {
  const base = normalizeBase(input.base);
  const png = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: base + file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: base,
    name: input.name,
    short_name: input.shortName,
    description: input.description,
    lang: input.language,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: input.themeColor,
    background_color: input.backgroundColor,
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
