export { Volume } from '@/parts/volume';
