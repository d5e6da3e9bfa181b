import { z } from 'zod';

const text = z.string().optional();
/** A text that readers see: each language has its own. */
const words = z.string().meta({ words: true });
const flag = (about: string) => z.boolean().optional().describe(about);
const link = z.string().describe('A route of this site, or a full https address.');
const sizes = z.union([z.string(), z.array(z.string())]).optional();

/** Widths that search engines show whole; a Chinese character takes the room of two Latin ones. */
export const descriptionWidth = { least: 50, most: 170 };

const hero = z.strictObject({
  name: words.optional(),
  text: words.optional(),
  tagline: words.optional(),
  logo: text.describe('Address of a picture above the title.'),
  showStars: flag('Stars that lean towards a mouse nearby.'),
  showOvalBg: flag('An oval of light behind the words.'),
  badge: z.union([words, z.strictObject({ text: words, link: link.optional() })]).optional(),
  image: z
    .strictObject({
      src: z
        .union([z.string(), z.strictObject({ light: z.string(), dark: z.string() })])
        .optional(),
      alt: words.optional(),
      sizes,
      srcset: sizes,
    })
    .optional(),
  actions: z
    .array(z.strictObject({ text: words, link, theme: z.enum(['brand', 'alt']) }))
    .optional(),
});

const feature = z.strictObject({
  title: words,
  details: words,
  icon: text,
  link: link.optional(),
  span: z.literal([2, 3, 4, 6]).optional(),
});

/** Every key that a page's front matter may hold; what is not here is a mistake. */
export const frontMatterSchema = z.strictObject({
  title: words.optional().describe('Name of the page: exact and short.'),
  titleSuffix: words.optional().describe('Follows the title in the browser tab.'),
  description: words
    .optional()
    .describe(
      `One sentence for search results, ${descriptionWidth.least} to ${descriptionWidth.most} characters wide.`,
    ),
  pageType: z
    .literal(['doc', 'doc-wide', 'home', 'custom', 'blank', '404'])
    .optional()
    .describe('The frame around the content; `doc` where left out.'),
  navbar: flag('Whether the top bar is shown.'),
  sidebar: flag('Whether the sidebar is shown.'),
  outline: flag('Whether the list of headings is shown.'),
  footer: flag('Whether the footer is shown.'),
  globalUIComponents: flag('Whether parts that float over pages are shown.'),
  overview: flag('Makes the page a grid of the pages of its section.'),
  overviewHeaders: z
    .array(z.literal([1, 2, 3, 4, 5, 6]))
    .optional()
    .describe('Levels of the headings that an overview lists.'),
  allPages: flag(
    '`true` ends the page with a list of all pages and their headings, `false` keeps it out of that list.',
  ),
  tag: words.optional().describe('Label next to the page in the sidebar.'),
  context: text.describe('A word on the sidebar entry, for styles.'),
  search: flag('`false` keeps the page out of the search.'),
  unlisted: flag('`true` keeps the page out of sidebar, sitemap, llms files and search engines.'),
  head: z
    .array(z.tuple([z.string(), z.record(z.string(), z.string())]))
    .optional()
    .describe('More tags for the head of the page: `[name, attributes]`.'),
  hero: hero.optional().describe('The head of a home page.'),
  features: z.array(feature).optional().describe('The cards of a home page.'),
});

/** Front matter of a page, as the check lets it through. */
export type FrontMatter = z.infer<typeof frontMatterSchema>;
