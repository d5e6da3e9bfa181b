export { answer } from '@/answer';
