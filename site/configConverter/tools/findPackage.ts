import type { ConfigValue } from '../ConfigValue';
import type { ConfigContext } from '../Tool';

/** `terser({ … })` → the package that `terser` is imported from. */
export function findPackage(
  item: ConfigValue,
  imports: ConfigContext['imports'],
): string | undefined {
  const name = item.type === 'code' ? /^([\w$]+)(?:\.default)?\(/.exec(item.text)?.[1] : undefined;
  return name === undefined ? undefined : imports.get(name);
}
