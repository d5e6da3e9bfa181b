export { limit } from '@/limits';
