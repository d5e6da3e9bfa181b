import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import controls from '../ui/controls.module.css';
import columns from './Columns.module.css';
import definitions from './Definitions.module.css';
import diagram from './Diagram.module.css';
import example from './Example.module.css';
import fileTree from './FileTree.module.css';
import steps from './Steps.module.css';
import tableCards from './TableCards.module.css';

/** A block that is only a box to style: the build has prepared what is between the tags. */
const createBlock =
  (part: string, className: string | undefined) =>
  ({ children }: { children: ReactNode }) => (
    <div className={className} data-part={part}>
      {children}
    </div>
  );

/** Puts its `Column`s side by side where the screen has room, else below each other. */
export const Columns = createBlock('columns', columns.columns);

/** Terms and their explanations: a list that the build makes a `<dl>`. */
export const Definitions = createBlock('definitions', definitions.definitions);

/** A result and, below or next to it, its source, which the build adds. */
export const Example = createBlock('example', example.example);

/** Folders and files: a list of which the build marks what each item is. */
export const FileTree = createBlock('file-tree', clsx(controls.card, fileTree.tree));

/** Numbers the h3 headings in it, or the items of an ordered list. */
export const Steps = createBlock('steps', steps.steps);

/** A table whose rows are cards on narrow screens; the build names the value in each of its cells. */
export const TableCards = createBlock('table-cards', tableCards.cards);

/** One column of `Columns`. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className={columns.column}>{children}</div>
);

/** A drawing that the build makes of the list between the tags, with its title below. */
export const Diagram = ({ title, children }: { title: string; children: ReactNode }) => (
  <figure className={clsx(controls.card, diagram.diagram)} data-part="diagram">
    {children}
    <figcaption className={diagram.title}>{title}</figcaption>
  </figure>
);
