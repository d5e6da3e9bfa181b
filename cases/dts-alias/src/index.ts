export type { Words } from '@/parts/words';
export { split } from '@/parts/words';
