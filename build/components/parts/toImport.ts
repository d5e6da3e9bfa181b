import { createImport } from '../../render/mdxNodes';

/** Modules of theme/ by component; any other is alone in `theme/mdx/<Name>`. */
const modules: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'Columns',
      'Column',
      'Definitions',
      'Diagram',
      'Example',
      'FileTree',
      'Steps',
      'TableCards',
    ].map((name) => [name, 'mdx/Blocks']),
  ),
  ConfigConverter: 'configConverter/ConfigConverter',
  OfflineReading: 'offline/OfflineReading',
  Picture: 'images/Picture',
  Tab: 'tabs/Tabs',
  Tabs: 'tabs/Tabs',
  TypeHovers: 'typeHovers/TypeHovers',
};

/** The line that imports a component of the theme into a page. */
export const toImport = (name: string) =>
  createImport(name, `@theme/${modules[name] ?? `mdx/${name}`}`);
