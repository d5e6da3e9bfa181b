/** Settings of npm that lead to a registry; a reader's machine may need them. */
const connection =
  /^npm_config_(registry|cache|userconfig|globalconfig|ca|cafile|proxy|https?_proxy|noproxy|strict_ssl|\/\/.*|@.*)$/i;

/** What `npm run`, this repository's .npmrc, the test runner and its reports add. */
const ours = /^(npm_|RSTEST|NODE_ENV$|NODE$|NODE_PATH$|INIT_CWD$|REPORT_FILE$|COLOR$|FORCE_COLOR$)/;

/** Folders that `npm run` puts before the PATH: a command missing from the page would be found there. */
const addedFolder = /node_modules[\\/]\.bin[\\/]?$|node-gyp-bin[\\/]?$/;

/** The environment of a terminal a reader has just opened, without colours. */
export function createReaderEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => connection.test(name) || !ours.test(name));
  const folders = (env.PATH ?? '').split(':').filter((folder) => !addedFolder.test(folder));
  return { ...Object.fromEntries(kept), PATH: folders.join(':'), NO_COLOR: '1' };
}
