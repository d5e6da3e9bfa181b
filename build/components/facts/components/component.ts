import type { badgeTones } from '../../../../site/parts';
import type { FactStore } from '../../factStore';
import type { Block, Inline } from '../../nodes';

/** Attributes of a component as written: text, or `true` where there is no value. */
export type Attributes = Readonly<Record<string, string | true>>;

type BadgeTone = (typeof badgeTones)[number];

/** A component that stands on lines of its own. */
export interface BlockComponent {
  type: 'block';
  attributes: readonly string[];
  render: (attributes: Attributes, store: FactStore) => Block[];
  /** Ids of the cases it rests on, where no attribute names them. */
  cases?: readonly string[];
}

/** A component within a sentence. */
export interface InlineComponent {
  type: 'inline';
  /** Drawn as a badge of this tone; its Markdown is the words alone. */
  badge?: BadgeTone;
  attributes: readonly string[];
  render: (attributes: Attributes, store: FactStore) => Inline[];
}

export type FactComponent = BlockComponent | InlineComponent;

/** An attribute that must be there with a value. @throws Error naming it. */
export function need(attributes: Attributes, name: string): string {
  const value = attributes[name];
  if (typeof value === 'string' && value) return value;
  throw new Error(`the attribute “${name}” is missing.`);
}
