import { defineComponent } from 'vue';

export const Button = defineComponent({ setup: () => () => <button>ok</button> });
