import type { InferValue, ValueSchema } from './valueSchema';

const link = { type: 'string', about: 'A route of this site, or a full https address.' } as const;
const imageSource = {
  type: 'anyOf',
  of: [
    { type: 'string' },
    {
      type: 'object',
      keys: { light: { type: 'string' }, dark: { type: 'string' } },
      required: ['light', 'dark'],
    },
  ],
} as const satisfies ValueSchema;
const sizes = {
  type: 'anyOf',
  of: [{ type: 'string' }, { type: 'list', of: { type: 'string' } }],
} as const satisfies ValueSchema;

const hero = {
  type: 'object',
  about: 'The head of a home page.',
  keys: {
    name: { type: 'string' },
    text: { type: 'string' },
    tagline: { type: 'string' },
    logo: { type: 'string', about: 'Address of a picture above the title.' },
    showStars: { type: 'boolean', about: 'Stars that lean towards a mouse nearby.' },
    showOvalBg: { type: 'boolean', about: 'An oval of light behind the words.' },
    badge: {
      type: 'anyOf',
      of: [
        { type: 'string' },
        { type: 'object', keys: { text: { type: 'string' }, link }, required: ['text'] },
      ],
    },
    image: {
      type: 'object',
      keys: { src: imageSource, alt: { type: 'string' }, sizes, srcset: sizes },
    },
    actions: {
      type: 'list',
      of: {
        type: 'object',
        keys: {
          text: { type: 'string' },
          link,
          theme: { type: 'oneOf', values: ['brand', 'alt'] },
        },
        required: ['text', 'link', 'theme'],
      },
    },
  },
} as const satisfies ValueSchema;

const features = {
  type: 'list',
  about: 'The cards of a home page.',
  of: {
    type: 'object',
    keys: {
      title: { type: 'string' },
      details: { type: 'string' },
      icon: { type: 'string' },
      link,
      span: { type: 'oneOf', values: [2, 3, 4, 6] },
    },
    required: ['title', 'details'],
  },
} as const satisfies ValueSchema;

/** Every key that a page's front matter may hold; what is not here is a mistake. */
export const frontMatterSchema = {
  type: 'object',
  keys: {
    title: { type: 'string', about: 'Name of the page: exact and short.' },
    titleSuffix: { type: 'string', about: 'Follows the title in the browser tab.' },
    description: {
      type: 'string',
      about: 'One sentence for search results, 50 to 170 characters wide.',
    },
    pageType: {
      type: 'oneOf',
      values: ['doc', 'doc-wide', 'home', 'custom', 'blank', '404'],
      about: 'The frame around the content; `doc` where left out.',
    },
    navbar: { type: 'boolean', about: 'Whether the top bar is shown.' },
    sidebar: {
      type: 'oneOf',
      values: [true, false, 'placeholder'],
      about: 'Whether the sidebar is shown; `placeholder` keeps its place empty.',
    },
    outline: { type: 'boolean', about: 'Whether the list of headings is shown.' },
    footer: { type: 'boolean', about: 'Whether the footer is shown.' },
    globalUIComponents: {
      type: 'boolean',
      about: 'Whether parts that float over pages are shown.',
    },
    overview: { type: 'boolean', about: 'Makes the page a grid of the pages of its section.' },
    overviewHeaders: {
      type: 'list',
      of: { type: 'oneOf', values: [1, 2, 3, 4, 5, 6] },
      about: 'Levels of the headings that an overview lists.',
    },
    allPages: {
      type: 'boolean',
      about: 'Ends the page with a list of all pages of the site and their headings.',
    },
    tag: { type: 'string', about: 'Label beside the page in the sidebar.' },
    context: { type: 'string', about: 'A word on the sidebar entry, for styles.' },
    search: { type: 'boolean', about: '`false` keeps the page out of the search.' },
    unlisted: {
      type: 'boolean',
      about: '`true` keeps the page out of sidebar, sitemap, llms files and search engines.',
    },
    head: {
      type: 'list',
      of: { type: 'tuple', of: [{ type: 'string' }, { type: 'record', of: { type: 'string' } }] },
      about: 'More tags for the head of the page: `[name, attributes]`.',
    },
    hero,
    features,
    translationOf: {
      type: 'string',
      about:
        'Fingerprint of the English source that this page translates; `npm run check -- --accept-translation <file>` writes it.',
    },
  },
} as const satisfies ValueSchema;

/** Front matter of a page, as the check lets it through. */
export type FrontMatter = InferValue<typeof frontMatterSchema>;
