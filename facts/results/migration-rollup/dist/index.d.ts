import { Ref } from 'vue';

/** A flag, and a function that turns it. */
export declare function useToggle(start?: boolean): [flag: Ref<boolean>, turn: () => void];

export { }
