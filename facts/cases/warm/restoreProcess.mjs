const environment = { ...process.env };

/**
 * Makes the process what a new one would be: a run must not see what the one before it left.
 * @param {{ folder: string, env?: Readonly<Record<string, string>> }} run
 */
export function restoreProcess({ folder, env }) {
  process.chdir(folder);
  process.exitCode = undefined;
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) delete process.env[name];
  }
  Object.assign(process.env, environment, env);
}
