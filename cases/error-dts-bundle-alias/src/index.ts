export { longest } from '@/parts/longest';
