/** A sibling tool, as the top bar and the home page list it. */
export interface ToolLink {
  name: string;
  /** In Chinese. */
  desc: string;
  descEn: string;
  /** Address of its picture, from the site's root; a blank square where there is none. */
  logo?: string;
  /** Factor for pictures that look larger or smaller than their neighbors. */
  logoScale?: number;
  url: string;
  /** Where English readers go, if elsewhere than `url`. */
  urlEn?: string;
}

export interface ToolGroup {
  title: string;
  titleEn: string;
  links: readonly ToolLink[];
}

/** The family that Rslib belongs to. */
export const tools: ToolGroup = {
  title: 'Rstack 工具',
  titleEn: 'The Rstack tools',
  links: [
    {
      name: 'Rspack',
      desc: 'Rust 打包工具',
      descEn: 'Bundler in Rust',
      logo: '/tools/rspack.svg',
      url: 'https://rspack.rs/zh/',
      urlEn: 'https://rspack.rs',
    },
    {
      name: 'Rsbuild',
      desc: '构建工具',
      descEn: 'Build tool',
      logo: '/tools/rsbuild.svg',
      logoScale: 0.95,
      url: 'https://rsbuild.rs/zh/',
      urlEn: 'https://rsbuild.rs',
    },
    {
      name: 'Rspress',
      desc: '静态站点生成器',
      descEn: 'Static site generator',
      logo: '/tools/rspress.svg',
      url: 'https://rspress.rs/zh/',
      urlEn: 'https://rspress.rs',
    },
    {
      name: 'Rslib',
      desc: '库开发工具',
      descEn: 'Library development tool',
      logo: '/tools/rslib.svg',
      url: 'https://rslib.rs/zh/',
      urlEn: 'https://rslib.rs',
    },
    {
      name: 'Rsdoctor',
      desc: '构建分析工具',
      descEn: 'Build analyzer',
      logo: '/tools/rsdoctor.svg',
      url: 'https://rsdoctor.rs/zh/',
      urlEn: 'https://rsdoctor.rs',
    },
    {
      name: 'Awesome Rstack',
      desc: '社区项目',
      descEn: 'List of projects around them',
      url: 'https://github.com/web-infra-dev/awesome-rstack',
    },
  ],
};
