/** The page of this site that explains a finding. */
export const findPage = (code: string): string => pages[code] ?? publish;

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

const pages: Readonly<Record<string, string>> = {
  TypesLast: types,
  EntryNotWritten: missing,
  EntryNotWrittenNearest: missing,
  ImportNotWritten: '/guide/basic/output-structure#a-file-is-imported-that-is-not-in-dist',
  SharedTypes: otherTypes,
  StylesDropped: '/guide/advanced/css#the-styles-are-missing-with-sideeffects-false',
  UmdWithoutName: '/config/lib/umd-name',
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
  FILE_INVALID_EXPLICIT_FORMAT: extension,
  IMPLICIT_INDEX_JS_INVALID_FORMAT: extension,
  EXPORTS_DEFAULT_SHOULD_BE_LAST: how,
  EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: how,
  EXPORTS_MISSING_ROOT_ENTRYPOINT: '/guide/advanced/publish#a-subpath-is-not-exported',
  HAS_MODULE_BUT_NO_EXPORTS: dual,
  HAS_ESM_MAIN_BUT_NO_EXPORTS: dual,
  USE_SIDE_EFFECTS: sideEffects,
  USE_FILES: tests,
  USE_TYPE: '/config/lib/auto-extension',
  CJS_WITH_ESMODULE_DEFAULT_EXPORT: returns,
  BIN_FILE_NOT_EXECUTABLE: '/guide/advanced/executables',
  NoResolution: missing,
  UntypedResolution: types,
  FalseCJS: otherTypes,
  FalseESM: otherTypes,
  CJSResolvesToESM: esmOnly,
  NamedExports: returns,
  CJSOnlyExportsDefault: returns,
  FalseExportDefault: returns,
  MissingExportEquals: returns,
};
