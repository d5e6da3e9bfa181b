import { join } from './join';

export default function toSlug(title: string): string {
  return join(title.split(' '));
}
