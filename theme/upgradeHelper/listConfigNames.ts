import type { ConfigValue } from '../../converter/values';

/** What a text has; without names it has no config, or cannot be read from a line on. */
export interface ConfigNames {
  names?: ReadonlySet<string>;
  unread?: number;
}

/**
 * The names of a pasted text as `kind name`: options of a config or a part of one, flags of commands, and
 * what is imported of Rslib. The parser is fetched the first time.
 */
export async function listConfigNames(text: string): Promise<ConfigNames> {
  const [{ findConfigs }, { ConfigError, parseSource }] = await Promise.all([
    import('../../converter/source/findConfigs'),
    import('../../converter/source/parseSource'),
  ]);
  const errors: { reason: string; line: number | undefined }[] = [];
  const read = (source: string) => {
    try {
      return findConfigs(parseSource(source)).configs;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      errors.push(error);
      return undefined;
    }
  };
  const configs = read(text) ?? read(`{${text}\n}`);
  const [, imports = ''] = /\{([^{}]*)\}\s*from\s*['"]@rslib\/core/.exec(text) ?? [];
  const names = new Set([
    ...(configs ?? []).flatMap((config) => listPaths(config)).map((path) => `option ${path}`),
    ...[...text.matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(([flag]) => `flag ${flag}`),
    ...[...imports.matchAll(/[\w$]+/g)].map(([name]) => `export ${name}`),
  ]);
  const isBroken = text.includes('{') && errors.every(({ reason }) => reason === 'Syntax');
  if (configs || (names.size > 0 && !isBroken)) return { names };
  if (!isBroken) return {};
  // As a whole or as a part of a config, whichever of the two was read further.
  const lines = errors.map(({ line = 1 }) => line);
  return { unread: Math.min(Math.max(...lines), text.trimEnd().split('\n').length) };
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
