import { createHash } from 'node:crypto';
import { absoluteUrl, type SiteAddress } from '../../../site/address';

/** The page that is published as a skill too. */
export const skillRoute = '/guide/start/agent-skill';

const name = 'rslib';
const folder = '.well-known/agent-skills';

/**
 * The page as a skill (https://agentskills.io/specification), and the index where agents find it
 * (https://github.com/cloudflare/agent-skills-discovery-rfc, 0.2.0).
 */
export function writeSkill(
  markdown: string,
  description: string,
  address: SiteAddress,
): { file: string; text: string }[] {
  const file = `${folder}/${name}/SKILL.md`;
  const text = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${markdown}`;
  const skill = {
    name,
    type: 'skill-md',
    description,
    url: absoluteUrl(address, `/${file}`),
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  };
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  const index = `${JSON.stringify({ $schema, skills: [skill] }, null, 2)}\n`;
  return [
    { file, text },
    { file: `${folder}/index.json`, text: index },
  ];
}
