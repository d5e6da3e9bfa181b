import type { IconName } from './icons';

/** Leads to another place. */
export interface SocialHref {
  name: string;
  icon: IconName;
  mode?: 'link';
  href: string;
}

/** Opens next to its icon: a text (an account's name), a picture (a code to scan), or HTML. */
export interface SocialContent {
  name: string;
  icon: IconName;
  mode: 'text' | 'img' | 'dom';
  /** The text, the picture's address from the site's root, or the HTML. */
  content: string;
}

export type SocialLink = SocialHref | SocialContent;

/** Repository, social network and chat: the three places named in every footer. */
export const socialLinks: readonly SocialHref[] = [
  { name: 'GitHub', icon: 'github', href: 'https://github.com/web-infra-dev/rslib' },
  { name: 'X', icon: 'x', href: 'https://x.com/rspack_dev' },
  { name: 'Discord', icon: 'discord', href: 'https://discord.gg/XsaKEEk4mW' },
];
