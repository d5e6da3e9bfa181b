/** Renames `oldName`. */
export const rename = () => ({
  visitor: {
    /** @param {{ node: { name: string } }} path */
    Identifier({ node }) {
      if (node.name === 'oldName') node.name = 'newName';
    },
  },
});
