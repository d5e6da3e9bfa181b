/** Renames `oldName`. */
export const rename = () => ({
  visitor: {
    Identifier({ node }) {
      if (node.name === 'oldName') node.name = 'newName';
    },
  },
});
