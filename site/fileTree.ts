export interface TreeNode<File> {
  /** Of a file or folder, without what is above it. */
  name: string;
  file?: File;
  children: TreeNode<File>[];
}

/** Files by their folders, in the order that they have. */
export function buildTree<File extends { path: string }>(files: readonly File[]): TreeNode<File>[] {
  const root: TreeNode<File>[] = [];
  for (const file of files) {
    const folders = file.path.split('/');
    const name = folders.pop() ?? '';
    let level = root;
    for (const folder of folders) {
      let node = level.find((one) => one.name === folder && !one.file);
      if (!node) level.push((node = { name: folder, children: [] }));
      level = node.children;
    }
    level.push({ name, file, children: [] });
  }
  return root;
}
