export { default as Counter, type CounterProps } from './Counter';
