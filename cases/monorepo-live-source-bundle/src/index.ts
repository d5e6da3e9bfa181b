export { Counter } from '@acme/text';
