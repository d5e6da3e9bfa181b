export { answer } from 'no-such-package';
