import type { PageIndexInfo } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { code } from '../../../build/render/code';
import { facts } from '../../../build/components/facts';
import { parts } from '../../../build/components/parts';

const root = 'docs';
const texts = { lineError: { en: 'Error:' }, lineWarning: { en: 'Warning:' } };
const sources = {
  code: '```ts title="a.ts" {1}\nconst a = 1;\n```\n',
  facts: '<Option path="bundle" />\n',
  parts: '<StepsStart />\n\n1. One.\n\n<StepsEnd />\n',
};
const plugins = { code: code({ root, texts }), facts: facts({ root }), parts: parts() };

describe.each(Object.keys(plugins) as (keyof typeof plugins)[])(
  'what %s makes of source',
  (name) => {
    const read = async (isProduction: boolean): Promise<string> => {
      const page = {
        _flattenContent: sources[name],
        _filepath: 'docs/en/a.mdx',
        lang: 'en',
      } as PageIndexInfo;
      await plugins[name].modifySearchIndexData?.([page], isProduction);
      return page._flattenContent ?? '';
    };

    it('is there for the files of a build', async () => {
      expect(await read(true)).not.toBe(sources[name]);
    });

    it('is nothing that the start of a development server waits for', async () => {
      expect(await read(false)).toBe(sources[name]);
    });
  },
);
