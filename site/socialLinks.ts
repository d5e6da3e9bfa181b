import type { IconName } from './iconNames';

export interface SocialLink {
  name: string;
  icon: IconName;
  href: string;
}

/** Repository, social network and chat: the three places named in every footer (spec.md §2). */
export const socialLinks: readonly SocialLink[] = [
  { name: 'GitHub', icon: 'github', href: 'https://github.com/web-infra-dev/rslib' },
  { name: 'X', icon: 'x', href: 'https://x.com/rspack_dev' },
  { name: 'Discord', icon: 'discord', href: 'https://discord.gg/XsaKEEk4mW' },
];
