export { default as Logo } from './logo.svg?react';
