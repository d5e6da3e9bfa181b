import { words } from '@/parts/words';

export { words };

declare module '@/parts/words' {
  interface Words {
    more: number;
  }
}
