import { Activity, useLayoutEffect, useMemo, useState } from 'react';
import type { UnseenPage } from '../hooks/keepUnseen';
import type { PageData } from '../hooks/preparedPage';
import { DocPage } from './DocPage';
import { PageAt, usePlace } from './PageAt';
import { PageBoundary } from './PageBoundary';

export interface PageSlotProps {
  data: PageData;
  /** What looks after it while it is drawn unseen, before anybody has opened it. */
  unseen?: UnseenPage | undefined;
}

/**
 * One page of documentation, with its own data and address. Drawn unseen it has no effects and takes idle
 * time alone; to show it then, nothing has to be drawn.
 */
export function PageSlot({ data, unseen }: PageSlotProps) {
  const [wasUnseen] = useState(unseen);
  const { page: shown, location: router } = usePlace();
  const { setData } = shown;
  const page = useMemo(() => ({ data, setData }), [data, setData]);
  const { pathname, search, hash } = unseen
    ? { pathname: data.routePath, search: '', hash: '' }
    : router.location;
  // The same object where the address is the one it was drawn for: nothing in it has changed.
  const location = useMemo(
    () => ({ ...router, location: { ...router.location, pathname, search, hash } }),
    [pathname, search, hash],
  );
  if (!wasUnseen) return drawPage({ page, location });
  return (
    <PageBoundary isUnseen={!!unseen}>
      <Activity mode={unseen ? 'hidden' : 'visible'}>
        <Shown unseen={wasUnseen} />
        {drawPage({ page, location })}
      </Activity>
    </PageBoundary>
  );
}

/** The first effect of a page that is shown: those that follow find its ids. */
function Shown({ unseen }: { unseen: UnseenPage }) {
  useLayoutEffect(() => unseen.show(), [unseen]);
  return null;
}

const docPage = <DocPage />;

const drawPage = (place: ReturnType<typeof usePlace>) => <PageAt {...place}>{docPage}</PageAt>;
