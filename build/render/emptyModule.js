// `dataModules` of builtFiles.ts writes the data of a language in its place. Else this stops the build:
// @ts-expect-error no such module
import 'no data: see build/render/builtFiles.ts';
