import { usePage } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { dropPreparedPage, preparedPage } from '../hooks/preparedPage';
import { Sidebar } from '../sidebar/Sidebar';
import styles from './DocFrame.module.css';
import { Later } from './Later';
import { listDocParts } from './listDocParts';
import { listSlots } from './listSlots';
import { LocalBar } from './LocalBar';
import { PageSlot } from './PageSlot';

const sidebar = <Sidebar />;

/** A page of documentation: pages of the section, text, headings of the page. */
export function DocFrame() {
  const { page } = usePage();
  const { frontmatter, routePath } = page;
  const { hasSidebar, hasOutline } = listDocParts(page);
  const frame = useRef<HTMLDivElement>(null);
  const prepared = preparedPage.use();
  const slots = listSlots(page, prepared?.data);
  useEffect(() => (frame.current ? prepared?.watch(frame.current) : undefined), [prepared]);
  // It was prepared to be opened from this page.
  useEffect(() => dropPreparedPage, [routePath]);
  return (
    <>
      {(hasSidebar || hasOutline) && <LocalBar hasSidebar={hasSidebar} hasOutline={hasOutline} />}
      <div
        ref={frame}
        className={clsx(
          styles.frame,
          frontmatter.sidebar === false && styles.noSidebar,
          frontmatter.outline === false && styles.noOutline,
        )}
      >
        {hasSidebar && <Later>{sidebar}</Later>}
        {slots.map((data) => (
          <PageSlot
            key={data.routePath}
            data={data}
            unseen={data === page ? undefined : prepared}
          />
        ))}
      </div>
    </>
  );
}
