import type { ConfigValue } from '../../converter/values';

/**
 * The names of a pasted text as `kind name`: options of a config or a part of one, flags of commands, and
 * what is imported of Rslib. The parser is fetched the first time.
 */
export async function listConfigNames(text: string): Promise<ReadonlySet<string>> {
  const [{ findConfigs }, { parseSource }] = await Promise.all([
    import('../../converter/source/findConfigs'),
    import('../../converter/source/parseSource'),
  ]);
  const read = (source: string) => {
    try {
      return findConfigs(parseSource(source)).configs;
    } catch {
      // No config: it may be a part of one, or commands.
      return undefined;
    }
  };
  const configs = read(text) ?? read(`{${text}\n}`) ?? [];
  const [, imports = ''] = /\{([^{}]*)\}\s*from\s*['"]@rslib\/core/.exec(text) ?? [];
  return new Set([
    ...configs.flatMap((config) => listPaths(config)).map((path) => `option ${path}`),
    ...[...text.matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(([flag]) => `flag ${flag}`),
    ...[...imports.matchAll(/[\w$]+/g)].map(([name]) => `export ${name}`),
  ]);
}

/** `dts`, `dts.bundle`: those of items of `lib` as if they were at the top level. */
function listPaths(value: ConfigValue, parent = ''): string[] {
  if (value.type === 'list') return value.items.flatMap((item) => listPaths(item, parent));
  if (value.type !== 'object') return [];
  return value.entries.flatMap(({ key, value: inner }) => {
    const path = key === 'lib' ? '' : [parent, key].filter(Boolean).join('.');
    return [path, ...listPaths(inner, path)];
  });
}
