import styles from './button.module.css';
import { classNames } from './typed.js';
export { classNames, styles };
