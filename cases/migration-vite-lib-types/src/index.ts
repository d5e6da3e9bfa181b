import { defineComponent, h } from 'vue';
import './meter.css';
import icon from './meter.svg';

/** A bar that is `share` wide, from 0 to 1. */
export const Meter = defineComponent({
  props: { share: { type: Number, required: true } },
  setup: (props) => () =>
    h('div', {
      class: 'meter',
      style: { width: `${props.share * 100}%`, backgroundImage: `url(${icon})` },
    }),
});
