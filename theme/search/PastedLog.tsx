import { type RefObject, useEffect, useState } from 'react';
import { writeHash } from '../lib/sharedText';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import styles from './SearchAnswer.module.css';
import { maxQueryLength } from '../../search/SearchHit';
import { PageLink } from './SearchStart';

export interface PastedLogProps {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onOpenPage: (href: string) => void;
}

/** Offers the error finder where several lines were pasted, or a message that the field cuts. */
export function PastedLog({ input, query, onOpenPage }: PastedLogProps) {
  const text = useText();
  const { resolve } = useSitePath();
  const [offer, setOffer] = useState({ hash: '', start: '' });
  useEffect(() => {
    const field = input.current;
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      const pasted = clipboardData?.getData('text/plain').trim() ?? '';
      if (pasted.length <= maxQueryLength && !pasted.includes('\n')) return;
      const start = pasted.split('\n', 1)[0]?.trim().slice(0, 40) ?? '';
      void writeHash('log', pasted).then((hash) => setOffer({ hash, start }));
    };
    field?.addEventListener('paste', handlePaste);
    return () => field?.removeEventListener('paste', handlePaste);
  }, [input]);
  return (
    <p aria-live="polite" className={styles.names}>
      {offer.hash && query.includes(offer.start) && (
        <PageLink
          className={styles.link}
          href={`${resolve('/tools/errors')}${offer.hash}`}
          onOpen={onOpenPage}
        >
          {text('searchLog')}
        </PageLink>
      )}
    </p>
  );
}
