import { slug } from 'github-slugger';

/** What the ids of a diagram begin with: `How a build flows` → `diagram-how-a-build-flows`. */
export const getDiagramId = (title: string): string => `diagram-${slug(title)}`;
