import { useLang } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { ToolLink as Tool } from '../../site/tools';
import { useAssetHref } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from './controls.module.css';
import { Link } from './Link';
import styles from './ToolLink.module.css';

/** A sibling tool: its picture (a blank square where there is none), its name and what it is. */
export function ToolLink({ tool, className, ...props }: { tool: Tool } & ComponentProps<'a'>) {
  const text = useText();
  const getAsset = useAssetHref();
  const isChinese = useLang() === 'zh';
  const { name, logo, logoScale, url, urlEn = url, desc, descEn } = tool;
  return (
    <Link
      {...props}
      className={clsx(controls.quiet, className)}
      href={isChinese ? url : urlEn}
      title={text('externalLink')}
    >
      {logo ? (
        <img
          className={styles.logo}
          style={logoScale ? { '--scale': logoScale } : undefined}
          src={getAsset(logo)}
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={styles.logo} />
      )}
      <span>
        <b className={styles.name}>{name}</b>
        {` ${isChinese ? desc : descEn}`}
      </span>
    </Link>
  );
}
