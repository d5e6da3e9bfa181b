import type { Problem } from '@arethetypeswrong/core/types';
import type { Message } from 'publint';

/** What a check can report: our codes (rules.ts), publint's and those of Are The Types Wrong. */
export type FindingCode = keyof typeof helpPages;

/** Codes with texts in i18n.json: those that have their own page, too. */
type TextCode = {
  [Code in FindingCode]: (typeof helpPages)[Code] extends FindingCode ? never : Code;
}[FindingCode];

/** The code whose texts explain a finding. */
export const getTextCode = (code: FindingCode): TextCode => {
  const page = helpPages[code];
  return (page in helpPages ? page : code) as TextCode;
};

/** The page of this site that explains a finding. */
export const getHelpPage = (code: FindingCode): string => helpPages[getTextCode(code)];

const publish = '/guide/advanced/publish#check-it-before-you-publish';
const how = '/guide/advanced/publish#how-a-file-is-found';
const missing = '/guide/advanced/publish#a-file-of-exports-does-not-exist';
const extension = '/guide/basic/output-format#the-file-extension-does-not-fit';
const dual = '/guide/basic/output-format#esm-and-cjs';
const otherTypes = '/guide/advanced/dts#commonjs-users-get-the-types-of-the-es-module';
const sideEffects = '/guide/advanced/publish#say-what-has-side-effects';
const returns = '/guide/advanced/publish#what-require-returns';
const esmOnly = '/guide/advanced/publish#decide-whether-to-ship-commonjs';
const tests = '/guide/advanced/publish#tests-are-in-the-package';
const types = '/guide/advanced/dts#typescript-ignores-the-types';

/** A page, or the code of a finding of which the same is to be said. */
export const helpPages = {
  TypesLast: types,
  EntryNotWritten: missing,
  EntryNotWrittenNearest: missing,
  ImportNotWritten: '/guide/basic/output-structure#a-file-is-imported-that-is-not-in-dist',
  ImportWithoutExtension: '/config/lib/redirect#imports-without-an-extension-fail-in-nodejs',
  WorkspaceVersion: '/guide/advanced/monorepo#users-cannot-find-a-workspace-package',
  ImportNotInstalled: '/guide/advanced/third-party-deps#users-get-cannot-find-package',
  TypesNotInstalled: '/guide/advanced/third-party-deps#types-of-your-dependencies',
  SharedTypes: otherTypes,
  CodeInTypes: '/guide/advanced/dts#bundled-declarations-hold-code',
  StylesDropped: '/guide/advanced/css#the-styles-are-missing-with-sideeffects-false',
  StylesSkipped: '/guide/advanced/css#a-theme',
  UmdWithoutName: '/config/lib/umd-name',
  UmdReadAsEsm: '/config/lib/format#umd-in-a-package-of-type-module',
  RefusedByPages: '/config/lib/format#umd-in-a-package-of-type-module',
  NeedsBundler: '/guide/advanced/assets#nodejs-stops-at-an-unknown-file-extension',
  DependencyBundled: '/guide/advanced/third-party-deps#choose-the-list',
  SourcesPublished: tests,
  NoTypes: '/guide/advanced/dts#there-are-no-declarations',
  EXPORTS_TYPES_SHOULD_BE_FIRST: types,
  EXPORTS_TYPES_INVALID_FORMAT: otherTypes,
  TYPES_NOT_EXPORTED: types,
  FILE_DOES_NOT_EXIST: missing,
  FILE_NOT_PUBLISHED: missing,
  EXPORTS_GLOB_NO_MATCHED_FILES: missing,
  FILE_INVALID_FORMAT: extension,
  FILE_INVALID_EXPLICIT_FORMAT: 'FILE_INVALID_FORMAT',
  IMPLICIT_INDEX_JS_INVALID_FORMAT: 'FILE_INVALID_FORMAT',
  EXPORTS_DEFAULT_SHOULD_BE_LAST: how,
  EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: how,
  EXPORTS_MISSING_ROOT_ENTRYPOINT: '/guide/advanced/publish#a-subpath-is-not-exported',
  HAS_MODULE_BUT_NO_EXPORTS: dual,
  HAS_ESM_MAIN_BUT_NO_EXPORTS: dual,
  USE_SIDE_EFFECTS: sideEffects,
  USE_FILES: tests,
  USE_TYPE: '/config/lib/auto-extension',
  CJS_WITH_ESMODULE_DEFAULT_EXPORT: returns,
  BIN_FILE_NOT_EXECUTABLE: '/guide/solution/nodejs#the-command-does-not-start',
  NoResolution: missing,
  OldResolution: '/guide/advanced/dts#users-have-an-old-moduleresolution',
  UntypedResolution: types,
  FalseCJS: otherTypes,
  FalseESM: otherTypes,
  CJSResolvesToESM: esmOnly,
  NamedExports: returns,
  CJSOnlyExportsDefault: returns,
  FalseExportDefault: returns,
  MissingExportEquals: returns,
  FILE_INVALID_JSX_EXTENSION: publish,
  MODULE_SHOULD_BE_ESM: publish,
  EXPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: publish,
  EXPORTS_MODULE_SHOULD_BE_ESM: 'MODULE_SHOULD_BE_ESM',
  EXPORTS_VALUE_INVALID: publish,
  EXPORTS_FALLBACK_ARRAY_USE: publish,
  USE_ENGINES_NODE: publish,
  USE_EXPORTS_BROWSER: publish,
  USE_EXPORTS_OR_IMPORTS_BROWSER: 'USE_EXPORTS_BROWSER',
  USE_LICENSE: publish,
  FIELD_INVALID_VALUE_TYPE: publish,
  EXPORTS_VALUE_CONFLICTS_WITH_BROWSER: publish,
  DEPRECATED_FIELD_JSNEXT: publish,
  INVALID_REPOSITORY_VALUE: publish,
  LOCAL_DEPENDENCY: publish,
  IMPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: 'EXPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING',
  IMPORTS_KEY_INVALID: publish,
  IMPORTS_VALUE_INVALID: 'EXPORTS_VALUE_INVALID',
  IMPORTS_GLOB_NO_MATCHED_FILES: 'EXPORTS_GLOB_NO_MATCHED_FILES',
  IMPORTS_DEFAULT_SHOULD_BE_LAST: 'EXPORTS_DEFAULT_SHOULD_BE_LAST',
  IMPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: 'EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE',
  IMPORTS_MODULE_SHOULD_BE_ESM: 'MODULE_SHOULD_BE_ESM',
  IMPORTS_FALLBACK_ARRAY_USE: 'EXPORTS_FALLBACK_ARRAY_USE',
  NESTED_PACKAGE_JSON_FIELD_IGNORED: publish,
  FallbackCondition: publish,
  UnexpectedModuleSyntax: publish,
  InternalResolutionError: publish,
} as const satisfies Record<Message['code'] | Problem['kind'], string> & Record<string, string>;
