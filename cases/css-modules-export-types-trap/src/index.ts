import styles from './button.module.css';
import { classNames } from './typed';

export { classNames, styles };
