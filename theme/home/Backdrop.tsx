import { useAssetHref } from '../hooks/useAssetHref';
import styles from './Backdrop.module.css';

/** The landing page's background: books on a shelf, drawn in lines that suit both schemes. */
export function Backdrop() {
  const image = useAssetHref()('/landing/shelf.svg');
  return (
    <div className={styles.backdrop} data-backdrop="" style={{ '--image': `url("${image}")` }} />
  );
}
