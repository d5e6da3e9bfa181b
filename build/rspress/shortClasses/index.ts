import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { listFiles } from '../../read/files';
import { nameClasses } from './nameClasses';

export interface ShortClasses {
  plugin: RspressPlugin;
  /** Changes when a name does: what was built with others is of no use then. */
  key: string;
}

interface LoaderContext {
  resourcePath: string;
}

/**
 * Short names for the classes of a theme: they stand in every page, and those that a hash
 * gives cannot be compressed. A class that is written while the site is being served gets a longer one.
 */
export function shortClasses(folder: string): ShortClasses {
  const root = path.resolve(folder);
  const sheets = listFiles(root).filter((file) => file.endsWith('.module.css'));
  const names = nameClasses(
    new Map(sheets.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  );
  const entries = JSON.stringify([...names].map(([file, classes]) => [file, [...classes]]));
  const getLocalIdent = ({ resourcePath }: LoaderContext, _: string, name: string): string => {
    const file = path.relative(root, resourcePath).replaceAll(path.sep, '/');
    return names.get(file)?.get(name) ?? `${path.parse(file).name.replaceAll('.', '-')}-${name}`;
  };
  return {
    key: createHash('sha256').update(entries).digest('hex').slice(0, 16),
    plugin: {
      name: 'short-classes',
      builderConfig: { tools: { cssLoader: { modules: { getLocalIdent } } } },
    },
  };
}
