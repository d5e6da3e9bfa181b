export { default as logo } from '@/images/logo.svg';
