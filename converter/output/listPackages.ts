import { type ConfigObject, type ConfigValue, findOption } from '../values';

/** The range that Rslib names as its peer. */
export const apiExtractor = '@microsoft/api-extractor@7';

/** What `npm install` needs for the new config: Rslib, what its options need, and what its code imports. */
export function listPackages(config: ConfigObject, declarations: readonly string[]): string[] {
  const lib = findOption(config, 'lib');
  const items = [config, ...(lib?.type === 'list' ? lib.items.filter(isObject) : [])];
  const has = (...path: string[]) => items.some((item) => isOn(findOption(item, ...path)));
  return [
    '@rslib/core',
    ...(has('dts') ? ['typescript'] : []),
    ...(has('dts', 'bundle') ? [apiExtractor] : []),
    ...new Set(declarations.flatMap(listImported)),
  ];
}

const isObject = (value: ConfigValue): value is ConfigObject => value.type === 'object';
const isOn = (value: ConfigValue | undefined): boolean =>
  value !== undefined && !(value.type === 'scalar' && value.value === false);

const source = /\b(?:from|import|require\()\s*(['"])(.*?)\1/g;
const packageName = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*/;

/** Packages that a statement of the config imports; files and what Node.js has itself are none. */
function listImported(statement: string): string[] {
  return Array.from(statement.matchAll(source), ([, , from = '']) => from).flatMap((from) => {
    const name = from.includes(':') ? undefined : packageName.exec(from)?.[0];
    return !name || nodeModules.has(name) ? [] : name;
  });
}

/** The modules of Node.js that can be imported without `node:`. */
export const nodeModules: ReadonlySet<string> = new Set(
  (
    'assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns ' +
    'domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring ' +
    'readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib'
  ).split(' '),
);
