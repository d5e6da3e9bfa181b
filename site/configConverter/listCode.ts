import type { ConfigCode, ConfigValue } from './ConfigValue';

/** All code in a value, however deep it stands. */
export function listCode(value: ConfigValue): ConfigCode[] {
  switch (value.type) {
    case 'code':
      return [value];
    case 'list':
      return value.items.flatMap(listCode);
    case 'object':
      return value.entries.flatMap((entry) => listCode(entry.value));
    default:
      return [];
  }
}
