import { createInstance } from '@module-federation/runtime';
import * as React from 'react';

const federation = createInstance({
  name: 'loader',
  remotes: [{ name: 'slugs', entry: 'https://cdn.example.com/slugs/mf-manifest.json' }],
  shared: {
    react: {
      version: React.version,
      lib: () => React,
      shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
    },
  },
});

export interface Slugs {
  toSlug(title: string): string;
}

export const loadSlugs = (): Promise<Slugs | null> => federation.loadRemote<Slugs>('slugs');
