import styles from './button.module.less';

export const className: string = styles.button ?? '';
