import { useLang, useLocation, withBase } from '@rspress/core/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { listUpgrade } from '../../site/upgradeSteps';
import { useIsInteractive } from '../lib/clientOnly';
import { queryNames } from '../lib/contract';
import { useLoaded } from '../lib/loadOnce';
import { changeSearch } from '../lib/navigation';
import { useSitePath } from '../lib/siteHooks';
import { createText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { ExampleButton, ToolField, ToolForm } from '../ui/ToolForm';
import form from '../ui/ToolForm.module.css';
import { type ConfigNames, listConfigNames } from './listConfigNames';
import { releaseSteps } from './PageInRelease';
import { groupRows, markOwn, UpgradeList } from './UpgradeList';

const [newest = '', ...older] = RELEASES;

/**
 * Shows what changed between two releases; the address has them.
 * @param texts JSON of its texts by key, written by build/components
 */
export function UpgradeHelper({ texts }: { texts: string }) {
  const text = createText<'upgradePage'>(texts);
  const id = useId();
  const language = useLang();
  const { resolve } = useSitePath();
  const { search } = useLocation();
  const isInteractive = useIsInteractive();
  const choice = readChoice(isInteractive ? search : '');
  const { from, to } = choice;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(0);
  const [found, setFound] = useState<ConfigNames>();
  const names = found?.names;
  // Who scrolls past fetches nothing, and nothing moves.
  const isAsked = isInteractive && new URLSearchParams(search).has(queryNames.upgrade);
  const { data: steps, isFailed, retry } = useLoaded(releaseSteps, isAsked ? language : undefined);
  const rows = steps && markOwn(listUpgrade(steps, from, to), names);
  /** Who chooses a release, or types, goes on with it: the button leads to the result. */
  const [timesAsked, setTimesAsked] = useState(0);

  const go = (next: Partial<typeof choice>) => {
    const { from: first, to: last } = { ...choice, ...next };
    changeSearch(`?${queryNames.upgrade}=${first}&to=${isBefore(first, last) ? last : newest}`);
  };
  const read = async () => {
    const own = ++latest.current;
    const config = box.current?.querySelector('textarea')?.value ?? '';
    const next = config.trim() ? await listConfigNames(config).catch(() => undefined) : undefined;
    if (own === latest.current) setFound(next);
  };
  useEffect(() => {
    // What was pasted or chosen before React came.
    void read();
    const [first, last] = [...(box.current?.querySelectorAll('select') ?? [])];
    if (isAsked || !first || !last) return;
    if (first.value !== from || last.value !== to) go({ from: first.value, to: last.value });
  }, []);

  const show = async () => {
    await read();
    setTimesAsked(timesAsked + 1);
    if (isFailed) retry();
    else go({});
  };
  const describe = () => {
    if (isFailed) return text('upgradePage.failed');
    if (!rows) return isAsked ? text('upgradePage.working') : '';
    const counts = groupRows(rows)
      .filter(({ group, rows: own }) => own.length > 0 || (names && group === 'own'))
      .map(({ group, rows: own }) => text(`upgradePage.count${group}`, { count: `${own.length}` }))
      .join(text('upgradePage.comma'));
    const sentence = text('upgradePage.counts', { from, to, counts });
    if (!found || names) return sentence;
    const line = `${found.unread ?? ''}`;
    return `${sentence}\n${text(line ? 'upgradePage.unread' : 'upgradePage.noConfig', { line })}`;
  };
  const choose = (key: keyof typeof choice, releases: readonly string[]) => (
    <>
      <label htmlFor={id + key}>
        {text(key === 'from' ? 'upgradePage.from' : 'upgradePage.to')}
      </label>
      <select
        id={id + key}
        className={controls.field}
        value={choice[key]}
        onChange={({ currentTarget }) => go({ [key]: currentTarget.value })}
      >
        {releases.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </>
  );
  const later = RELEASES.filter((name) => isBefore(from, name));
  return (
    <ToolForm
      ref={box}
      part="upgrade-helper"
      fallback={
        <>
          {text('upgradePage.noScript')}{' '}
          <a href={withBase(resolve('/releases/'))}>{text('upgradePage.releases')}</a>
          {text('upgradePage.comma')}
          <a href={withBase(resolve('/guide/upgrade/v0-to-v1'))}>{text('upgradePage.guide')}</a>
        </>
      }
      status={describe()}
      shown={rows && timesAsked}
      result={
        rows && (
          <UpgradeList
            rows={rows}
            text={text}
            releases={later.filter((one) => !isBefore(to, one))}
          />
        )
      }
    >
      <p className={form.choices}>
        {choose('from', older)}
        {choose('to', later)}
      </p>
      <ToolField
        label={text('upgradePage.config')}
        hint={text('upgradePage.hint')}
        aria-describedby="upgrade-helper-status"
        rows={6}
        aria-invalid={(found && !names) || undefined}
        onChange={() => void read()}
      />
      <p className={form.choices}>
        <button type="button" className={controls.primary} onClick={() => void show()}>
          {text('upgradePage.show')}
        </button>
        <ExampleButton
          onClick={() => {
            const field = box.current?.querySelector('textarea');
            if (field) field.value = EXAMPLE_OLD_CONFIG;
            void show();
          }}
        />
      </p>
    </ToolForm>
  );
}

/** The releases of an address; the last two where it names none that there are. */
function readChoice(search: string): { from: string; to: string } {
  const asked = new URLSearchParams(search);
  const [from = newest, to = newest] = [asked.get(queryNames.upgrade), asked.get('to')].map(
    (name) => RELEASES.find((one) => one === name),
  );
  const known = from === newest ? (older[0] ?? newest) : from;
  return { from: known, to: isBefore(known, to) ? to : newest };
}

/** The newest one is first. */
const isBefore = (one: string, other: string): boolean =>
  RELEASES.indexOf(one) > RELEASES.indexOf(other);
