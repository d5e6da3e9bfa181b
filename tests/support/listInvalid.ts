import { createValidator } from './createValidator';

/** What is wrong with a page: `file:line:column rule: what`. */
export async function listInvalid(
  html: string,
  file: string,
  validator = createValidator(),
): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}
