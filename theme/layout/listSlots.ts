import type { PageData } from '../hooks/preparedPage';

/** The page on show, and the one that is drawn unseen; none twice, as when that one is shown. */
export const listSlots = (shown: PageData, prepared?: PageData): PageData[] =>
  prepared && prepared.routePath !== shown.routePath ? [shown, prepared] : [shown];
