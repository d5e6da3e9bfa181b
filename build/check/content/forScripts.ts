// What scripts/check.mjs loads, in one file so that it loads once.
export { languages } from '../../../site/site';
export { themeOptions } from '../../../site/themeOptions';
export { checkDocs } from './checkDocs';
export { pageCache } from '../../read/files/keepPages';
export { countFaults, formatFaults } from '../../read/faults/formatFaults';
export { acceptTranslation } from './translation/acceptTranslation';
export { editorSchemas } from './schemas/editorSchemas';
