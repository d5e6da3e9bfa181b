import { color } from 'paint';

export default {
  plugins: [
    {
      postcssPlugin: 'purple',
      Declaration(rule) {
        if (rule.value === 'red') rule.value = color;
      },
    },
  ],
};
