import type { ConfigEntry, ConfigObject, ConfigValue } from '../ConfigValue';
import { code, list, object } from '../values';
import { printValue } from './printValue';

const oneLine = 0;

/** Adds `@rsbuild/plugin-react` where options of JSX ask for it. */
export function writeReact(
  config: ConfigObject,
  found: readonly ReadonlyMap<string, ConfigValue>[],
): { config: ConfigObject; imports: string[] } {
  const options = new Map(found.flatMap((one) => [...one]));
  if (options.size === 0) return { config, imports: [] };
  const swcReactOptions = object(Object.fromEntries(options));
  const given = printValue(list([object({ swcReactOptions })]), oneLine).slice(1, -1);
  const [plugins] = object({ plugins: list([code(`pluginReact(${given.trim()})`)]) }).entries;
  const entries: readonly ConfigEntry[] = [...(plugins ? [plugins] : []), ...config.entries];
  return {
    config: { type: 'object', entries },
    imports: ["import { pluginReact } from '@rsbuild/plugin-react';"],
  };
}
