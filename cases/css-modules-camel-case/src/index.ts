import styles from './button.module.css';

export const names = [styles.mainButton, styles['main-button']];
