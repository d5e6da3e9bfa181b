import type { FolderFile } from '../../packageCheck/checkFiles';
import type { PackageInput } from './filesWorker';

/** Files that are looked at in a dropped folder: the check itself takes fewer. */
const mostFiles = 30_000;

/** What was dropped: a folder with its files, or the first file. */
export async function readDrop({ items, files }: DataTransfer): Promise<PackageInput | undefined> {
  const entry = items[0]?.webkitGetAsEntry();
  if (!entry?.isDirectory) return files[0] && readFile(files[0]);
  const folder: FolderFile[] = [];
  await readEntry(entry, '', folder);
  return { folder };
}

/** A package.json alone is read as such, anything else as a tarball. */
export const readFile = async (file: File): Promise<PackageInput> =>
  file.name.endsWith('.json') && file.size < 1_000_000
    ? { manifest: await file.text() }
    : { tarball: file };

/** The files of a folder that was chosen, without its name. */
export const readChosenFolder = async (files: Iterable<File>): Promise<PackageInput> => ({
  folder: Array.from(files, (file) => ({
    name: file.webkitRelativePath.replace(/^[^/]*\//, ''),
    file,
  })),
});

async function readEntry(entry: FileSystemEntry, path: string, found: FolderFile[]): Promise<void> {
  if (found.length > mostFiles) return;
  // Chromium has no global names for their classes.
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    found.push({ name: path, file });
  } else if (!/(?:^|\/)(?:node_modules|\.git)$/.test(path)) {
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    // Browsers give a hundred at a time.
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (some.length === 0) return;
      for (const one of some) await readEntry(one, path ? `${path}/${one.name}` : one.name, found);
    }
  }
}
