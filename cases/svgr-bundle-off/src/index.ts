export { ReactComponent as Logo } from './logo.svg';
