import { pluginMissing } from 'rsbuild-plugin-missing';

export default { plugins: [pluginMissing()] };
