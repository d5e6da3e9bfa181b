import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadSite } from './loadSite.mjs';
import { planPage } from './planPage.mjs';
import { writeWhole } from './writeWhole.mjs';

/**
 * Creates a page with its sidebar entry below a folder.
 * @param {string} root
 * @param {{ address: string, title?: string }} page
 * @returns {Promise<string>} what is done and what comes next
 */
export async function createPage(root, { address, title }) {
  const { site, languages, sections, redirects } = await loadSite();
  const docs = path.join(root, 'docs');
  const language = site.defaultLanguage;
  const plan = planPage({
    docs,
    language,
    address,
    title,
    sections: Object.keys(sections),
    redirects,
  });
  for (const [file, text] of plan.files) {
    if (!file.endsWith('.json')) continue;
    const filepath = path.join(docs, file);
    const options = await resolveConfig(filepath);
    plan.files.set(file, await format(text, { ...options, filepath }));
  }
  writeWhole(docs, plan.files);
  const others = languages.filter((other) => other !== language);
  return [
    ...[...plan.files.keys()].map((file) => `Wrote docs/${file}`),
    '',
    `1. Write the description and the text of docs/${plan.page}.`,
    `2. \`npm run dev\` shows it at ${plan.route}, \`npm run check\` says what is missing.`,
    ...others.map(
      (other) =>
        `3. Readers of ${other} get this page with a notice. To translate it, write ` +
        `docs/${other}${plan.page.slice(language.length)}, then run ` +
        `\`npm run check -- --accept-translation\` with that file.`,
    ),
  ].join('\n');
}
