import type { Section } from './Section';

/** A section and how sure a name of it is. */
export interface NamedSection {
  section: number;
  /** `spelling`: its heading; `path`: its heading after what it belongs to. */
  kind: 'spelling' | 'path';
}

/** Sections by each name they have; a name may be that of several: `bundle` of `lib` and of `dts`. */
export function indexNames(sections: readonly Section[]): Map<string, NamedSection[]> {
  const names = new Map<string, NamedSection[]>();
  const add = (name: string, named: NamedSection) => {
    if (!name) return;
    const known = names.get(name);
    if (known) known.push(named);
    else names.set(name, [named]);
  };
  for (const [section, { spellings, paths }] of sections.entries()) {
    for (const name of spellings) add(name, { section, kind: 'spelling' });
    for (const name of paths) add(name, { section, kind: 'path' });
  }
  return names;
}
