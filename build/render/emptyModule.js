// `dataModules` of builtFiles.ts writes the data of a language in its place.
throw new Error('The build has no data here: see build/render/builtFiles.ts.');
