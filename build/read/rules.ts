/** Of files, links, navigation, components and interface texts. */
export const contentRules = {
  'file-name': 'Addresses with capitals or spaces are mistyped, and differ between systems.',
  'missing-file': 'The site needs it.',
  'mdx-syntax': 'The page cannot be built.',
  'character-refused': 'Browsers drop or replace it: the page is not what was built.',
  'front-matter-syntax': 'Title and description of the page are lost.',
  'front-matter-missing': 'Tabs, search results and link previews show it.',
  'front-matter-description-missing': 'Search results and link previews show some other sentence.',
  'front-matter-description-length': 'Search engines cut long descriptions and replace short ones.',
  'title-duplicate': 'Readers cannot tell the two apart in search results and tabs.',
  'front-matter-placeholder': 'Search results would show it.',
  'front-matter-unknown-key': 'A key nobody reads has no effect.',
  'front-matter-type': 'The page is not rendered as written.',
  'one-h1': 'Screen readers and search engines take the h1 for the name of the page.',
  'page-shape': 'Readers who know one page of its kind do not find the passage.',
  'heading-skipped': 'The outline and screen readers show a level that is missing.',
  'heading-in-element':
    'Neither the outline nor the search lists it: readers find the passage by luck.',
  'section-empty': 'Readers and the search are led to nothing.',
  'duplicate-id': 'Links to it reach the first one only.',
  'table-row': 'Cells are missing, or belong to no column.',
  'table-head': 'Screen readers announce the cells of that column without a name.',
  'image-without-alt': 'Readers who cannot see the image learn nothing from it.',
  'image-missing': 'Readers see a broken image.',
  'fence-without-language': 'The code is neither colored nor checked.',
  'fence-language': 'The code is not colored, and its sign and name are missing.',
  'callout-unknown': 'Readers see the colons instead of a callout.',
  'component-unknown': 'The page cannot be rendered.',
  'component-attribute': 'The component is not rendered as meant.',
  'component-command': 'Readers of another package manager would run a wrong command.',
  'component-outside': 'Both are rendered wrong, and screen readers are told nonsense.',
  'component-content': 'The component is not rendered as meant.',
  'dead-link': 'Readers who follow the link get "page not found".',
  'dead-anchor': 'The link opens the page at its top instead of at the passage.',
  'link-title': 'Readers land on another page than they chose.',
  'unsafe-link': 'Browsers and the security policy refuse it.',
  'undefined-reference': 'Readers see the brackets instead of a link.',
  'duplicate-route': 'Only one of the files can answer at this address.',
  'json-syntax': 'The file cannot be read.',
  'json-duplicate-key': 'The last one wins silently.',
  'meta-unknown-type': 'The build stops at it.',
  'meta-unknown-key': 'A key nobody reads has no effect.',
  'meta-type': 'The sidebar is not rendered as written.',
  'meta-missing-page': 'The sidebar would lead nowhere.',
  'meta-unlisted-page': 'The page is in no sidebar: readers cannot find it.',
  'meta-duplicate': 'The sidebar shows the page twice.',
  'meta-missing-label': 'The sidebar shows a file name or nothing.',
  'label-untranslated': 'Readers of Chinese pages see a group with an English name.',
  'nav-without-target': 'The item does nothing.',
  'nav-unknown-key': 'A key nobody reads has no effect.',
  'nav-type': 'The top bar is not rendered as written.',
  'i18n-type': 'Readers see nothing, or another language.',
  'i18n-unknown-language': 'Nobody reads it.',
  'i18n-placeholder': 'One language shows a raw placeholder or loses a value.',
  'synonym-type': 'The search does not know what is meant.',
  'search-terms-type': 'The search does not know what is meant.',
  'search-terms-place': 'The words lead nowhere.',
  'answer-gone': 'The search leads people with that question to the page.',
  'old-address': 'Links that people have would open another page, or its top.',
  'address-unanswered':
    'Readers who have that address, or shorten one to it, get "page not found".',
} as const;

/** Of code, names, options and outputs. */
export const codeRules = {
  'fence-unclassified': 'Nobody knows whether it is true.',
  'fence-class-unknown': 'The fence would go unchecked.',
  'fence-class-conflict': 'It can be checked as one thing only.',
  'fence-unsupported': 'Readers see something else than what was meant.',
  'fence-attribute': 'The fence cannot be checked without it.',
  'config-types': 'Readers who copy it see an error in their editor, or no effect.',
  'config-load': 'Readers who copy it cannot build.',
  'module-types': 'Readers who copy it see an error in their editor.',
  'code-syntax': 'Readers who copy it get an error.',
  'shell-syntax': 'Readers who copy it get an error.',
  'shell-unknown': 'Readers who copy it get an error.',
  'package-json': 'Readers who copy it publish a package that cannot be used as intended.',
  tsconfig: 'Readers who copy it get an error from the compiler.',
  'source-differs': 'Readers see another source than the one that was built.',
  'output-unproved': 'Nobody knows whether the tool writes this.',
  'output-differs': 'Readers who build it see something else.',
  'result-missing': 'The page shows what was never built.',
  'result-stale': 'Pages may show what the tool no longer gives.',
  'expected-error': 'Readers look for a message that never comes.',
  'component-error': 'The page cannot be built.',
  'option-unknown': 'Readers look for something that does not exist.',
  'option-removed': 'Readers use what the installed release ignores.',
  'option-undocumented': 'Readers cannot look the option up.',
  'option-table': 'The page contradicts the tool.',
  'export-undocumented': 'Readers cannot look it up.',
  'api-type': 'Readers who write it so see an error in their editor.',
  'message-undocumented': 'Readers who search for the message they got find nothing.',
  'page-without-case': 'Nobody learns when the tool does something else.',
  'case-unlisted': 'Readers never find the example.',
  'message-unexplained': 'Readers who paste the log into the error finder find nothing.',
  'sentence-untranslated': 'Readers of Chinese pages see an example or a default in English.',
  'sentence-gone': 'A translation of nothing cannot be kept up to date.',
  'message-unknown': 'Readers who search for the message they got do not find it.',
  'value-unknown': 'No fact and no case shows it, so it may be a mistake.',
  'value-wrong': 'It contradicts what the tool does.',
  'exception-unused': 'An exception that nothing needs hides the next mistake.',
} as const;

/** Of sentences. */
export const proseRules = {
  'prose-spelling': 'Readers stumble, and search does not find the word.',
  'prose-long': 'Readers lose the thread, above all those who read English as a second language.',
  'prose-word': 'It tells readers nothing, or something else than on the other pages.',
  'prose-grammar': 'Readers cannot tell what was meant.',
  'prose-name': 'Readers who search for the name do not find it.',
  'prose-absolute': 'Sentences without an exception are those that prove wrong first.',
  'prose-heading-case': 'Headings look alike on every page.',
  'prose-first-use': 'Readers who do not know the term cannot look it up.',
} as const;

/** Of translated pages, which are compared with the English ones. */
export const translationRules = {
  'translation-structure': 'Readers of one language miss what others read, and links lead astray.',
  'translation-code': 'What was checked for the English page is not proved for this one.',
  'translation-component': 'Readers see another fact than on the English page.',
  'translation-link': 'Readers are led to another place than on the English page.',
  'translation-number': 'One of the two is wrong.',
  'translation-term': 'Readers take two names for two things.',
  'translation-meaning': 'It may say something else than the English page.',
  'translation-missing': 'Readers of the translation see English, without a notice that says so.',
  'translation-typography': 'Readers stumble over spaces and marks of another script.',
  'translation-outdated': 'Readers see a notice until it is brought up to date.',
  'translation-contradicts': 'One of the two languages may say what is not so.',
  'translation-unaccepted': 'Nobody learns when the English page changes.',
  'translation-without-source': 'A translation of nothing cannot be kept up to date.',
} as const;

/** Every rule that an issue may be reported under, and why it matters to a reader or writer. */
export const rules = { ...contentRules, ...codeRules, ...proseRules, ...translationRules } as const;

export type Rule = keyof typeof rules;

/** What helps alone, and what may be left for later: issues of these rules stop nothing. */
const warnings = new Set<Rule>([
  'address-unanswered',
  'answer-gone',
  'front-matter-description-length',
  'front-matter-description-missing',
  'front-matter-placeholder',
  'label-untranslated',
  'link-title',
  'page-shape',
  'page-without-case',
  'search-terms-place',
  'section-empty',
  'sentence-gone',
  'sentence-untranslated',
  'title-duplicate',
  'translation-outdated',
  'translation-contradicts',
  'translation-meaning',
  'translation-term',
  'translation-without-source',
]);

/** Style, and values or words such as “always” that no fact and no case shows: warnings too, and errors in CI. */
export const refusedInCi: ReadonlySet<Rule> = new Set<Rule>([
  'value-unknown',
  'prose-absolute',
  'prose-first-use',
  'prose-heading-case',
  'prose-long',
  'prose-word',
]);

/** How bad it is by its rule alone. */
export const getSeverity = (rule: Rule): 'error' | 'warning' =>
  warnings.has(rule) || refusedInCi.has(rule) ? 'warning' : 'error';
