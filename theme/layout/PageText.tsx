import { ProofLine } from '../docPage/ProofLine';
import { SourceLink } from '../docPage/SourceLink';
import { DocContent } from '../mdx/DocContent';

const parts = { ProofLine, SourceLink };

/**
 * The page's own text, with what it may use, in whatever frame: a page that is about to be shown is
 * drawn once in the frame of the one before.
 */
export const PageText = () => <DocContent components={parts} />;
