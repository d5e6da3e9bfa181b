import { ref, type Ref } from 'vue';
import { invert } from './invert';

/** A flag, and a function that turns it. */
export function useToggle(start = false): [flag: Ref<boolean>, turn: () => void] {
  const flag = ref(start);
  return [flag, () => (flag.value = invert(flag.value))];
}
