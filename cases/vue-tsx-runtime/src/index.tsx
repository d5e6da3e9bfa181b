import { defineComponent } from 'vue';

export const Button = defineComponent({
  setup: () => () => (
    <button type="button">
      <b>ok</b> {1}
    </button>
  ),
});
