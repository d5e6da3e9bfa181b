/** Every rule of the prose, and why it matters to a reader; they join those of the content check. */
export const proseRules = {
  'prose-spelling': 'Readers stumble, and search does not find the word.',
  'prose-long': 'Readers lose the thread, above all those who read English as a second language.',
  'prose-word': 'It tells readers nothing, or something else than on the other pages.',
  'prose-name': 'Readers who search for the name do not find it.',
  'prose-heading-case': 'Headings look alike on every page.',
  'prose-first-use': 'Who does not know the term cannot look it up.',
  'prose-list': 'An exception that nothing needs hides the next mistake.',
} as const;
