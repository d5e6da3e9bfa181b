import { words } from './parts/words.js';
export { words };
declare module '@/parts/words' {
    interface Words {
        more: number;
    }
}
