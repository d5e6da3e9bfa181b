import { usePage } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { IconName } from '../../site/icons';
import { site } from '../../site/site';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link, type LinkProps } from '../ui/Link';

/** A link to a file in a repository, with the host's icon; labelled 'Source' by default. */
export function SourceLink({ className, children, ...props }: LinkProps) {
  const text = useText();
  return (
    <Link {...props} className={clsx(controls.link, className)}>
      <Icon name={getRepositoryHost(props.href).icon} />
      {children ?? text('sourceCodeText')}
    </Link>
  );
}

/** Where the page's file is edited or viewed. */
export function useFileHref(): (action: 'edit' | 'view') => string {
  const { pagePath } = usePage().page;
  const { url, branch, docsFolder } = site.repository;
  return (action) => `${url}/${getRepositoryHost(url)[action]}/${branch}/${docsFolder}/${pagePath}`;
}

export interface RepositoryHost {
  name: string;
  icon: IconName;
  /** Path between the repository's address and the branch, to edit and to view a file. */
  edit: string;
  view: string;
}

const hosts: Readonly<Record<string, RepositoryHost>> = {
  github: { name: 'GitHub', icon: 'github', edit: 'edit', view: 'blob' },
  gitlab: { name: 'GitLab', icon: 'gitlab', edit: '-/edit', view: '-/blob' },
  gitee: { name: 'Gitee', icon: 'code', edit: 'edit', view: 'blob' },
};

/** The kind of host, by its address: `gitlab.example.com` is a GitLab. An unknown one goes by its own name. */
export function getRepositoryHost(url: string): RepositoryHost {
  const name = URL.canParse(url) ? new URL(url).hostname : url;
  const kind = name.split('.').find((label) => Object.hasOwn(hosts, label));
  return (kind && hosts[kind]) || { name, icon: 'code', edit: 'edit', view: 'blob' };
}
