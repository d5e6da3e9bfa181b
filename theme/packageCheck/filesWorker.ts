import {
  checkFiles,
  checkManifest,
  type FilesResult,
  type FolderFile,
  readFolder,
} from '../../packageCheck/checkFiles';
import { type ErrorReason, PackageError } from '../../packageCheck/PackageError';
import { readTarball } from '../../packageCheck/readTarball';

export type PackageInput = { tarball: Blob } | { folder: FolderFile[] } | { manifest: string };
export type FilesReply = { result: FilesResult } | { reason: ErrorReason; detail: string };

self.onmessage = ({ data }: MessageEvent<PackageInput>) => {
  void check(data).then((reply) => self.postMessage(reply));
};

async function check(input: PackageInput): Promise<FilesReply> {
  try {
    if ('manifest' in input) return { result: await checkManifest(input.manifest) };
    const files = await ('tarball' in input
      ? readTarball(input.tarball)
      : readFolder(input.folder));
    return { result: await checkFiles(files) };
  } catch (error) {
    if (error instanceof PackageError) return { reason: error.reason, detail: error.detail };
    throw error;
  }
}
