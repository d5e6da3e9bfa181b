import { iconNames } from '../../../../site/iconNames';
import type { ObjectSchema, ValueSchema } from '../../../../site/valueSchema';

const text: ValueSchema = { type: 'string' };

const searchSettings: ValueSchema = {
  type: 'object',
  keys: {
    remote: {
      type: 'object',
      keys: {
        url: text,
        indexes: {
          type: 'list',
          of: {
            type: 'object',
            keys: { value: text, label: text, isCurrent: { type: 'boolean' } },
            required: ['value', 'label'],
          },
        },
      },
      required: ['url', 'indexes'],
    },
  },
  required: ['remote'],
};

/** What `ThemeOptions` (site/themeOptions.ts) may hold when nothing but its type was looked at. */
export const themeOptionsSchema: ObjectSchema = {
  type: 'object',
  keys: {
    darkMode: { type: 'boolean' },
    search: { type: 'anyOf', of: [{ type: 'boolean' }, searchSettings] },
    hideNavbar: { type: 'oneOf', values: ['auto', 'never', 'always'] },
    languageRedirect: { type: 'oneOf', values: ['auto', 'never', 'only-default-lang'] },
    announcement: {
      type: 'object',
      keys: {
        href: text,
        message: { type: 'record', of: text },
        localStorageKey: text,
        display: { type: 'boolean' },
      },
      required: ['href', 'message', 'localStorageKey'],
    },
    socialLinks: {
      type: 'list',
      of: {
        type: 'object',
        keys: {
          name: text,
          icon: { type: 'oneOf', values: iconNames },
          mode: { type: 'oneOf', values: ['link', 'text', 'img', 'dom'] },
          href: text,
          content: text,
        },
        required: ['name', 'icon'],
      },
    },
    tools: {
      type: 'object',
      keys: {
        title: text,
        titleEn: text,
        links: {
          type: 'list',
          of: {
            type: 'object',
            keys: {
              name: text,
              desc: text,
              descEn: text,
              logo: text,
              logoScale: { type: 'number' },
              url: text,
              urlEn: text,
            },
            required: ['name', 'desc', 'descEn', 'url'],
          },
        },
      },
      required: ['title', 'titleEn', 'links'],
    },
    assetsOrigin: text,
  },
};
