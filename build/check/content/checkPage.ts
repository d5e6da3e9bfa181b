import type { LocalFault } from '../../read/faults/Fault';
import { checkImage } from './links/checkImage';
import { checkLink } from './links/checkLink';
import type { Site, SitePage } from './Site';

/** What is wrong with a page by itself, and with the links and images by which it needs other files. */
export function checkPage(page: SitePage, site: Site): LocalFault[] {
  const { parsed, file } = page;
  const namesake = page.isFragment ? undefined : site.routes.get(page.route);
  const duplicate: LocalFault[] =
    namesake && namesake !== page
      ? [
          {
            line: 1,
            rule: 'duplicate-route',
            message: `\`${page.route}\` is the address of \`${namesake.file}\` already.`,
            hint: 'Rename or remove one of the two.',
          },
        ]
      : [];
  if (!parsed) return duplicate;
  return [
    ...duplicate,
    ...parsed.faults,
    ...parsed.links.flatMap((link) => checkLink(link, page, site) ?? []),
    ...parsed.images.flatMap((image) => checkImage(image, file, site.files) ?? []),
  ];
}
