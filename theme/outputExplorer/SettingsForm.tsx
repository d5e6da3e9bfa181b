import { useId } from 'react';
import { axes, type Axis, axisNames, type Settings } from '../../explorer/settings';
import type { PartText } from '../lib/text';
import tool from '../ui/ToolForm.module.css';
import styles from './OutputExplorer.module.css';

export interface SettingsFormProps {
  /** Name of the group, where there are two. */
  title?: string;
  settings: Settings;
  text: PartText<'explorerPage'>;
  onChoose: (axis: Axis, value: string) => void;
}

/** A group of radio buttons for each axis. */
export function SettingsForm({ title, settings, text, onChoose }: SettingsFormProps) {
  const id = useId();
  return (
    <div role="group" aria-label={title ?? text('explorerPage.settings')}>
      {title && <p className={tool.strong}>{title}</p>}
      <div className={styles.axes}>
        {axisNames.map((axis) => (
          <fieldset key={axis} className={styles.axis}>
            <legend>{nameAxis(axis, text)}</legend>
            {axes[axis].values.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={id + axis}
                  value={value}
                  data-axis={axis}
                  checked={settings[axis] === value}
                  onChange={() => onChoose(axis, value)}
                />
                <span>{nameValue(axis, value, text)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}

export const nameAxis = (axis: Axis, text: PartText<'explorerPage'>): string =>
  text(`explorerPage.axis${axis}`);

/** `Format: ESM` */
export const nameSetting = (axis: Axis, settings: Settings, text: PartText<'explorerPage'>) =>
  `${nameAxis(axis, text)}${text('explorerPage.colon')}${nameValue(axis, settings[axis], text)}`;

/** Names of code stay as they are; `dts: false` and the like are words. */
export function nameValue(axis: Axis, value: string, text: PartText<'explorerPage'>): string {
  if (axis === 'format') return value.toUpperCase().replace('-', ' + ');
  if (axis === 'dts' && value === 'files') return text('explorerPage.filesValue');
  if (axis === 'dts' && value === 'bundle') return text('explorerPage.bundleValue');
  if (value === 'true') return text('explorerPage.on');
  return value === 'false' ? text('explorerPage.off') : value;
}
