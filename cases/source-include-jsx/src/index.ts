export { Title } from 'widgets';
