import { below, converted, decide, none } from '../../Rule';
import { setOption } from '../../output/Draft';
import { object, scalar } from '../../values';
import { isTrue, writeFlag, writeFolder } from '../writes';
import { writeRoot, writeTarget } from './writes';

/** Rows about the options of the compiler. */
export const compilerRules = below('compilerOptions', [
  decide(
    '`references`, `composite`, `disableReferencedProjectLoad`, `disableSolutionSearching`, `disableSourceOfProjectReferenceRedirect`',
  ),
  converted('`incremental`, `tsBuildInfoFile`'),
  converted('`outDir`', { write: writeFolder }),
  decide('`outFile`'),
  converted('`rootDir`', { write: writeRoot }),
  converted('`declaration`', { write: writeFlag('dts') }),
  converted('`declarationDir`'),
  converted('`declarationMap`'),
  none('`emitDeclarationOnly`, `noEmit`'),
  decide('`noEmitOnError`'),
  converted('`noCheck`'),
  converted('`stripInternal`'),
  converted('`removeComments`'),
  decide('`newLine`'),
  none('`emitBOM`'),
  converted('`sourceMap`', { write: writeFlag('output.sourceMap') }),
  converted('`inlineSourceMap`', {
    write: writeFlag('output.sourceMap', object({ js: scalar('inline-source-map') })),
  }),
  converted('`inlineSources`'),
  decide('`sourceRoot`, `mapRoot`'),
  converted('`target`', { write: writeTarget }),
  converted('`downlevelIteration`'),
  decide('`importHelpers`, `noEmitHelpers`', {
    write: ({ value, path, draft }) => {
      if (path.endsWith('importHelpers') && isTrue(value)) {
        setOption(draft, 'externalHelpers', value);
      }
    },
  }),
  none('`useDefineForClassFields`'),
  converted('`experimentalDecorators`'),
  converted('`emitDecoratorMetadata`'),
  none('`preserveConstEnums`'),
  decide('`jsx`, `jsxFactory`, `jsxFragmentFactory`, `jsxImportSource`, `reactNamespace`'),
  decide('`module`'),
  converted('`moduleResolution`, `moduleDetection`'),
  converted('`baseUrl`, `paths`'),
  decide('`rootDirs`'),
  decide('`moduleSuffixes`'),
  decide('`customConditions`'),
  converted('`resolvePackageJsonExports`, `resolvePackageJsonImports`'),
  converted('`allowImportingTsExtensions`, `rewriteRelativeImportExtensions`'),
  decide('`resolveJsonModule`'),
  converted('`allowJs`'),
  decide('`preserveSymlinks`'),
  converted('`isolatedModules`, `verbatimModuleSyntax`'),
  converted('`isolatedDeclarations`'),
  converted('`esModuleInterop`, `allowSyntheticDefaultImports`'),
  converted(
    '`lib`, `libReplacement`, `noLib`, `types`, `typeRoots`, `noResolve`, `allowUmdGlobalAccess`, `allowArbitraryExtensions`, `noUncheckedSideEffectImports`',
  ),
  converted(
    '`strict`, `alwaysStrict`, `noImplicitAny`, `noImplicitThis`, `strictNullChecks`, `strictFunctionTypes`, `strictBindCallApply`, `strictPropertyInitialization`, `strictBuiltinIteratorReturn`, `useUnknownInCatchVariables`',
  ),
  converted(
    '`noUnusedLocals`, `noUnusedParameters`, `exactOptionalPropertyTypes`, `noImplicitReturns`, `noImplicitOverride`, `noFallthroughCasesInSwitch`, `noUncheckedIndexedAccess`, `noPropertyAccessFromIndexSignature`, `allowUnusedLabels`, `allowUnreachableCode`',
  ),
  converted(
    '`checkJs`, `maxNodeModuleJsDepth`, `skipLibCheck`, `skipDefaultLibCheck`, `forceConsistentCasingInFileNames`, `erasableSyntaxOnly`, `ignoreDeprecations`',
  ),
  converted('`plugins`, `disableSizeLimit`'),
  none(
    '`listFiles`, `listEmittedFiles`, `explainFiles`, `traceResolution`, `diagnostics`, `extendedDiagnostics`, `generateTrace`, `generateCpuProfile`',
  ),
  none(
    '`pretty`, `noErrorTruncation`, `preserveWatchOutput`, `assumeChangesOnlyAffectDirectDependencies`',
  ),
  none(
    '`charset`, `importsNotUsedAsValues`, `keyofStringsOnly`, `noImplicitUseStrict`, `noStrictGenericChecks`, `out`, `preserveValueImports`, `suppressExcessPropertyErrors`, `suppressImplicitAnyIndexErrors`',
  ),
]);
