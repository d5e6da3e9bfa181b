import { ProofLine } from '../docPage/ProofLine';
import { SourceLink } from '../docPage/SourceLink';
import { DocContent } from '../mdx/DocContent';
import { mdxComponents } from '../mdx/mdxComponents';

const parts = { ...mdxComponents, ProofLine, SourceLink };

/** The page's own text, with what it may use, in whatever frame. */
export const PageText = () => <DocContent components={parts} />;
