/** The package that an import names; none for files, aliases, addresses and what Node.js has itself. */
export function getPackageName(specifier: string): string | undefined {
  if (specifier.includes(':')) return undefined;
  const [name = ''] = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*/.exec(specifier) ?? [];
  return nodeModules.has(name) ? undefined : name || undefined;
}

/** The modules of Node.js that can be imported without `node:`. */
const nodeModules: ReadonlySet<string> = new Set(
  (
    'assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns ' +
    'domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring ' +
    'readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib'
  ).split(' '),
);
