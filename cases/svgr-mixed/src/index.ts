export { default as address, ReactComponent as Logo } from './logo.svg';
