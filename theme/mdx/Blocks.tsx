import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import controls from '../ui/controls.module.css';
import columns from './Columns.module.css';
import diagram from './Diagram.module.css';
import example from './Example.module.css';
import steps from './Steps.module.css';

/** A block that is only a box to style: the build has prepared what is between the tags. */
const createBlock =
  (part: string, className: string | undefined) =>
  ({ children }: { children: ReactNode }) => (
    <div className={className} data-part={part}>
      {children}
    </div>
  );

export const Columns = createBlock('columns', columns.columns);

export const Example = createBlock('example', example.example);

export const Steps = createBlock('steps', steps.steps);

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
