import type { ReactNode } from 'react';
import columns from './Columns.module.css';
import definitions from './Definitions.module.css';
import diagram from './Diagram.module.css';
import example from './Example.module.css';
import fileTree from './FileTree.module.css';
import steps from './Steps.module.css';
import tableCards from './TableCards.module.css';

/** Puts its `Column`s side by side where the screen has room, else below each other. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className={columns.columns} data-part="columns">
      {children}
    </div>
  );
}

/** One column of `Columns`. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={columns.column}>{children}</div>;
}

/** Terms and their explanations; the build makes the list between the tags a `<dl>`. */
export function Definitions({ children }: { children: ReactNode }) {
  return (
    <div className={definitions.definitions} data-part="definitions">
      {children}
    </div>
  );
}

/** A drawing that the build makes of the list between the tags, with its title below. */
export function Diagram({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={diagram.diagram} data-part="diagram">
      {children}
      <figcaption className={diagram.title}>{title}</figcaption>
    </figure>
  );
}

/** A result and, below or next to it, its source, which the build adds. */
export function Example({ children }: { children: ReactNode }) {
  return (
    <div className={example.example} data-part="example">
      {children}
    </div>
  );
}

/** Folders and files; the build marks what each item of the list between the tags is. */
export function FileTree({ children }: { children: ReactNode }) {
  return (
    <div className={fileTree.tree} data-part="file-tree">
      {children}
    </div>
  );
}

/** Numbers the h3 headings in it, or the items of an ordered list. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <div className={steps.steps} data-part="steps">
      {children}
    </div>
  );
}

/** A table whose rows are cards on narrow screens; the build names the value in each of its cells. */
export function TableCards({ children }: { children: ReactNode }) {
  return (
    <div className={tableCards.cards} data-part="table-cards">
      {children}
    </div>
  );
}
