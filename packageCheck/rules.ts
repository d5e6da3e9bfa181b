import type { Finding } from './Finding';
import type { FindingCode } from './helpPages';
import type { Manifest } from './manifest';
import type { PackageFiles } from './readTarball';
import type { FileRule, ManifestRule } from './Finding';
import { findTypesLast, findUnwritten, findSharedTypes } from './entryRules';
import {
  findLostImports,
  findWorkspaceVersions,
  findUndeclared,
  findBundled,
  findCodeInTypes,
  findSources,
} from './importRules';
import { findDroppedStyles, findSkippedStyles } from './styleRules';
import {
  findNamelessUmd,
  findUmdAsModule,
  findRefusedByPages,
  findAssetImports,
} from './loadRules';

/** Mistakes of libraries that Rslib built; those that need no files where there are none. */
export const listOwnFindings = (manifest: Manifest, files?: PackageFiles): Finding[] =>
  rules.flatMap((rule): Finding[] => {
    if (rule.needsFiles && !files) return [];
    const found = rule.find(manifest, files as PackageFiles);
    const { places, ...own } = Array.isArray(found) ? { places: found } : found;
    if (places.length === 0) return [];
    const { code, severity, replaces } = rule;
    return [
      {
        code,
        reportedBy: ['rslib'],
        severity,
        places: [...new Set(places)],
        replacesCodes: replaces,
        ...own,
      },
    ];
  });

/**
 * `code`: with a page in helpPages.ts, and three texts in i18n.json. `cases`: those that have the mistake, if any.
 * `replaces`: what the other tools call it.
 */
const define =
  <Find extends FileRule | ManifestRule>(needsFiles: boolean) =>
  <Code extends FindingCode>(
    code: Code,
    severity: Finding['severity'],
    find: Find,
    cases: readonly string[],
    replaces: readonly FindingCode[] = [],
  ) =>
    ({ code, severity, find, cases, replaces, needsFiles }) as const;

const forManifest = define<ManifestRule>(false);

const forFiles = define<FileRule>(true);

/** In this order a page shows what they find, and the page of the check lists them (`<PackageRules />`). */
export const rules = [
  forManifest(
    'TypesLast',
    'error',
    findTypesLast,
    ['dual-types-last-trap'],
    ['EXPORTS_TYPES_SHOULD_BE_FIRST'],
  ),
  forFiles('EntryNotWritten', 'error', findUnwritten, [
    'dual-missing-file-trap',
    'bundle-off-main-trap',
  ]),
  forFiles('ImportNotWritten', 'error', (...packed) => findLostImports(...packed), [
    'bundle-off-one-entry-trap',
  ]),
  forFiles('ImportWithoutExtension', 'error', (...packed) => findLostImports(...packed, true), []),
  forManifest('WorkspaceVersion', 'warning', findWorkspaceVersions, []),
  forFiles('ImportNotInstalled', 'error', findUndeclared, [
    'bundle-off-dev-dependencies-trap',
    'deps-types-of-dev-dependency-trap',
  ]),
  forFiles('TypesNotInstalled', 'warning', (...packed) => findUndeclared(...packed, true), [
    'deps-types-package-trap',
  ]),
  forManifest(
    'SharedTypes',
    'error',
    findSharedTypes,
    ['dual-types-last-trap'],
    ['FalseESM', 'FalseCJS', 'EXPORTS_TYPES_INVALID_FORMAT'],
  ),
  forFiles('CodeInTypes', 'error', findCodeInTypes, ['dts-bundle-alias-trap']),
  forManifest('StylesDropped', 'error', findDroppedStyles, ['css-side-effects-bundle-off-trap']),
  forFiles('StylesSkipped', 'warning', findSkippedStyles, []),
  forFiles('UmdWithoutName', 'warning', findNamelessUmd, ['format-umd-no-name']),
  forFiles('UmdReadAsEsm', 'error', findUmdAsModule, ['format-umd-module-package-trap']),
  forManifest('RefusedByPages', 'warning', findRefusedByPages, []),
  forFiles('NeedsBundler', 'suggestion', findAssetImports, ['css-side-effects-bundle-off-trap']),
  forFiles('DependencyBundled', 'suggestion', findBundled, ['external-auto-off']),
  forFiles('SourcesPublished', 'suggestion', findSources, ['bundle-off-tests-trap']),
];
