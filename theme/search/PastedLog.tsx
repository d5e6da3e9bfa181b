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
  const [hash, setHash] = useState('');
  useEffect(() => {
    const field = input.current;
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      const pasted = clipboardData?.getData('text/plain').trim() ?? '';
      if (pasted.length <= maxQueryLength && !pasted.includes('\n')) return setHash('');
      void writeHash('log', pasted).then(setHash);
    };
    field?.addEventListener('paste', handlePaste);
    return () => field?.removeEventListener('paste', handlePaste);
  }, [input]);
  return (
    <p aria-live="polite" className={styles.names}>
      {hash && query && (
        <PageLink
          className={styles.link}
          href={`${resolve('/tools/errors')}${hash}`}
          onOpen={onOpenPage}
        >
          {text('searchLog')}
        </PageLink>
      )}
    </p>
  );
}
