export { Link } from 'menu';
