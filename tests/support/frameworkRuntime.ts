import texts from '../../i18n.json';

/**
 * Stands in for the framework's runtime in unit tests of components: the real one needs the modules of
 * the site that it is built into. Only what `theme/ui/Link.tsx` asks for, and texts in English.
 */
export const cleanUrlByConfig = (href: string): string => href;
export const withBase = (href: string): string => href;
export const pathnameToRouteService = (): undefined => undefined;
export const initPageData = (): Promise<never> => Promise.reject(new Error('no site'));
export const warmPageData = (): void => undefined;
export const useNavigate = () => (): void => undefined;
export const useI18n = () => (key: keyof typeof texts) => texts[key].en;
