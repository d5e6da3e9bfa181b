import { languages } from '../../site/site';
import { listFiles, outputFolder, readBuilt } from './builtSite';
import { sample } from './sample';

/** A page of the built site. */
export interface BuiltRoute {
  /** As readers type it: `/`, `/guide/start/`, `/config/lib/format`. */
  route: string;
  file: string;
  language: 'en' | 'zh';
}

/** `guide/start/index.html` → `/guide/start/`, `config/lib/format.html` → `/config/lib/format`. */
export const getRoute = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

/**
 * Every page of the built site except the error pages. Read from the files rather than from the
 * sitemap, so that unlisted pages are tested as well and new pages are without a line written.
 */
export function listRoutes(folder: string = outputFolder): BuiltRoute[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file))
    .map((file) => {
      const route = getRoute(file);
      return { route, file, language: route.split('/').includes('zh') ? 'zh' : 'en' };
    });
}

/** Every page of the built site under test. */
export const routes = listRoutes();

/** Those with a text of their own: where no translation is, the English text is shown (tests/e2e/translations.test.ts). */
export const ownRoutes = routes.filter(({ file }) => !/<article[^>]* lang=/.test(readBuilt(file)));

/** The pages that a sweep of a run looks at: all of them, or some of each language. */
export const sampleRoutes = (count: number): BuiltRoute[] =>
  languages.flatMap((one, index) => {
    const own = routes.filter(({ language }) => language === one);
    return sample(own, count / languages.length, index);
  });
