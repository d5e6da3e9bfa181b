import styles from './index.module.css';

export const className = styles.words;
export const loadWords = () => import('./words');
