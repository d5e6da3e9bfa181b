import { checkTypes } from '../../packageCheck/checkTypes';
import type { PackageFiles } from '../../packageCheck/readTarball';

self.onmessage = ({ data }: MessageEvent<PackageFiles>) => {
  void checkTypes(data).then((result) => self.postMessage(result));
};
