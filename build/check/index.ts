// What scripts load, in one file so that it loads once.
export { site } from '../../site/site';
export { compareIssues, countIssues, formatIssues, stopsBuild } from './report';
export { createCodeCheck } from './code/codeCheck';
export { pageCache } from './content';
export { checkDocs, createContentCheck } from './content/checkDocs';
export { isDataWrong } from './content/dataFiles';
export { findPages } from '../read/files';
export { editorSchemas } from './content/editorSchemas';
export { checkDocument } from './prose/passageChecks';
export { createProseCheck } from './prose/proseCheck';
export {
  acceptTranslation,
  copyFences,
  describeTranslations,
  startTranslation,
} from './translation/update';
export { fixTypography } from './translation/typography';
