import path from 'node:path';
import ts from 'typescript-5';

/** @type {Map<string, import('typescript-5').SourceFile | undefined>} */
const libraries = new Map();

/**
 * Whether TypeScript 5 finds nothing wrong in the project of a folder and the package it consumes. Its
 * own declarations are read once for all projects; those of installed packages are TypeScript 7's to
 * check, since they take most of the time.
 * @param {string} folder
 */
export function compiles(folder) {
  const file = path.join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram({
    rootNames: fileNames,
    options: { ...options, configFilePath: file },
    host: createHost(options, folder),
    configFileParsingDiagnostics: errors,
  });
  return (
    program.getConfigFileParsingDiagnostics().length === 0 &&
    program.getOptionsDiagnostics().length === 0 &&
    program.getGlobalDiagnostics().length === 0 &&
    program.getSourceFiles().every((file) => isInstalled(file) || isRight(file, program))
  );
}

/** @param {import('typescript-5').SourceFile} file */
const isInstalled = ({ fileName }) => fileName.includes('/node_modules/');

/**
 * @param {import('typescript-5').SourceFile} file
 * @param {import('typescript-5').Program} program
 */
const isRight = (file, program) =>
  program.getSyntacticDiagnostics(file).length === 0 &&
  program.getSemanticDiagnostics(file).length === 0;

/**
 * @param {import('typescript-5').CompilerOptions} options
 * @param {string} folder
 */
function createHost(options, folder) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const libraryFolder = path.dirname(host.getDefaultLibFileName(options));
  host.getCurrentDirectory = () => folder;
  host.getSourceFile = (name, ...rest) => {
    if (path.dirname(name) !== libraryFolder) return getSourceFile(name, ...rest);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, ...rest));
    return libraries.get(name);
  };
  return host;
}
