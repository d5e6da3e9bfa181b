import type { FenceClass } from '../fenceClasses';
import type { Fence } from '../page/Fence';

/** A fence with what stands around it on its page: enough to check it as a file of a project. */
export interface Snippet {
  fence: Fence;
  fenceClass: FenceClass;
  /** Path of its file in the project: its title, or a name that its class has by itself. */
  path: string;
  /** Other files of the page, as they are at this point of it: path → content. */
  siblings: ReadonlyMap<string, string>;
}
