import { repository } from '../paths';

/** A text without the places of this machine: `<root>` is the case, `<repository>` what is around. */
export function hidePaths(text: string, root: string): string {
  return text.replaceAll(root, '<root>').replaceAll(repository, '<repository>');
}
