import { isSecureAddress } from '../../../../site/isSecureAddress';
import { ownIndex } from '../../../../site/searchSettings';
import type { LocalFault } from '../../../read/faults/Fault';
import { getEntry, getItems, getText } from '../../../read/located/getEntry';
import type { Located } from '../../../read/located/Located';

/** What is wrong with a remote search of the right shape: addresses and names that cannot be asked for. */
export function checkRemoteSearch(search: Located): LocalFault[] {
  const remote = getEntry(search, 'remote');
  const url = getEntry(remote, 'url');
  const list = getEntry(remote, 'indexes');
  if (!url || !list) return [];
  const faults: LocalFault[] = [];
  const address = getText(remote, 'url') ?? '';
  if (!isSecureAddress(address)) {
    faults.push(
      report(
        url,
        `\`search.remote.url\` is \`${address}\`, which a page may not ask.`,
        'Write an https address without user and password.',
      ),
    );
  }
  const indexes = getItems(remote, 'indexes');
  if (indexes.length === 0) {
    faults.push(
      report(
        list,
        '`search.remote.indexes` is empty: the service would be asked for nothing.',
        'Name an index, or leave `search` out.',
      ),
    );
  }
  return [...faults, ...checkIndexes(indexes)];
}

function checkIndexes(indexes: readonly Located[]): LocalFault[] {
  const known = new Set<string>();
  return indexes.flatMap((index) => {
    const value = getText(index, 'value') ?? '';
    const isRepeated = known.has(value);
    known.add(value);
    const place = getEntry(index, 'value') ?? index;
    const faults: LocalFault[] = [];
    if (!/^[^\s,]+$/.test(value)) {
      faults.push(
        report(
          place,
          `The index \`${value}\` cannot be asked for: names of indexes are joined by commas.`,
          'Write the name that the service knows, without commas and spaces.',
        ),
      );
    }
    if (isRepeated || value === ownIndex) {
      faults.push(
        report(
          place,
          value === ownIndex
            ? `\`${ownIndex}\` is the index of this site itself.`
            : `The index \`${value}\` is named twice.`,
          'Give each index a name of its own.',
        ),
      );
    }
    if (!getText(index, 'label')?.trim()) {
      faults.push(
        report(
          getEntry(index, 'label') ?? index,
          `The index \`${value}\` has no label.`,
          'Write what its tab says.',
        ),
      );
    }
    return faults;
  });
}

const report = ({ line, column }: Located, message: string, hint: string): LocalFault => ({
  line,
  column,
  rule: 'theme-option-type',
  message,
  hint,
});
