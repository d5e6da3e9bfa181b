export default {
  html: {
    meta: {
      charset: {
        charset: 'utf-8'
      },
      viewport: 'width=device-width, initial-scale=1.0'
    },
    title: 'Rsbuild App',
    inject: 'head',
    mountId: 'root',
    crossorigin: false,
    outputStructure: 'flat',
    scriptLoading: 'defer',
    implementation: 'js'
  },
  resolve: {
    alias: {
      '@swc/helpers': '<repository>/node_modules/@swc/helpers'
    },
    aliasStrategy: 'prefer-tsconfig',
    extensions: [
      '.ts',
      '.tsx',
      '.mjs',
      '.js',
      '.jsx',
      '.json'
    ]
  },
  source: {
    define: {},
    preEntry: [],
    decorators: {
      version: '2023-11'
    },
    entry: {
      index: '<root>/src/index.ts'
    }
  },
  output: {
    target: 'node',
    cleanDistPath: 'auto',
    distPath: {
      root: 'dist',
      css: './',
      svg: 'static/svg',
      font: 'static/font',
      html: './',
      wasm: 'static/wasm',
      image: 'static/image',
      media: 'static/media',
      assets: 'static/assets',
      favicon: './',
      js: './',
      jsAsync: './',
      cssAsync: './'
    },
    assetPrefix: 'auto',
    filename: {
      js: '[name].js'
    },
    charset: 'utf8',
    polyfill: 'off',
    dataUriLimit: 0,
    legalComments: 'linked',
    injectStyles: false,
    manifest: false,
    sourceMap: {
      js: undefined,
      css: false,
      extract: false
    },
    filenameHash: false,
    inlineScripts: false,
    inlineStyles: false,
    cssModules: {
      auto: true,
      namedExport: false,
      exportGlobals: false,
      exportLocalsConvention: 'camelCase'
    },
    emitAssets: true,
    autoExternal: true,
    overrideBrowserslist: [
      'last 1 node versions'
    ],
    externals: [
      'assert',
      'assert/strict',
      'async_hooks',
      'buffer',
      'child_process',
      'cluster',
      'console',
      'constants',
      'crypto',
      'dgram',
      'diagnostics_channel',
      'dns',
      'dns/promises',
      'domain',
      'events',
      'fs',
      'fs/promises',
      'http',
      'http2',
      'https',
      'inspector',
      'inspector/promises',
      'module',
      'net',
      'os',
      'path',
      'path/posix',
      'path/win32',
      'perf_hooks',
      'process',
      'punycode',
      'querystring',
      'readline',
      'readline/promises',
      'repl',
      'stream',
      'stream/consumers',
      'stream/promises',
      'stream/web',
      'string_decoder',
      'sys',
      'timers',
      'timers/promises',
      'tls',
      'trace_events',
      'tty',
      'url',
      'util',
      'util/types',
      'v8',
      'vm',
      'wasi',
      'worker_threads',
      'zlib',
      /^node:/,
      'pnpapi'
    ],
    minify: {
      js: true,
      css: false,
      jsOptions: {
        test: /\.[cm]?jsx?(\?.*)?$/,
        minimizerOptions: {
          mangle: false,
          minify: false,
          compress: {
            directives: false,
            defaults: false,
            unused: true,
            dead_code: true,
            toplevel: true
          },
          format: {
            comments: 'some',
            preserve_annotations: true
          }
        }
      }
    },
    module: true
  },
  tools: {
    cssExtract: {
      loaderOptions: {},
      pluginOptions: {
        ignoreOrder: true
      }
    },
    htmlPlugin: false,
    rspack: [
      {
        optimization: {
          nodeEnv: false
        },
        resolve: {
          extensionAlias: {
            '.js': [
              '.ts',
              '.tsx',
              '.js',
              '.jsx'
            ],
            '.jsx': [
              '.tsx',
              '.jsx'
            ],
            '.mjs': [
              '.mts',
              '.mjs'
            ],
            '.cjs': [
              '.cts',
              '.cjs'
            ]
          }
        }
      },
      {
        module: {
          parser: {
            javascript: {
              importMeta: false,
              importDynamic: false,
              commonjs: {
                exports: 'skipInEsm'
              },
              requireResolve: false,
              requireDynamic: false,
              requireAsExpression: false,
              worker: {
                url: 'new-url-relative'
              }
            }
          }
        },
        optimization: {
          concatenateModules: false,
          sideEffects: true,
          avoidEntryIife: true,
          splitChunks: {
            chunks: 'async'
          },
          moduleIds: 'named'
        },
        output: {
          module: true,
          chunkFormat: false,
          library: {
            type: 'modern-module'
          },
          chunkLoading: 'import',
          workerChunkLoading: 'import'
        },
        plugins: [
          {
            affectedHooks: undefined,
            name: 'RslibPlugin',
            _args: [
              {
                interceptApiPlugin: true,
                forceNodeShims: false
              }
            ]
          }
        ],
        node: {
          __dirname: false,
          __filename: false
        }
      },
      (config)=>{
          config.target = [
              'es2025'
          ];
          return config;
      },
      {
        output: {
          chunkFilename: '[name].js'
        }
      },
      {
        externalsPresets: {
          node: false
        },
        target: [
          'node'
        ]
      },
      {
        externalsType: 'modern-module'
      },
      {
        plugins: [
          {
            shimsInjectedAssets: new Set([]),
            enabledImportMetaUrlShim: false,
            contextToWatch: null
          }
        ]
      }
    ],
    swc: {
      jsc: {
        externalHelpers: false
      }
    }
  },
  security: {
    nonce: '',
    sri: {
      enable: false
    }
  },
  splitChunks: {
    preset: 'none'
  },
  performance: {
    printFileSize: true,
    removeConsole: false,
    buildCache: true
  },
  logLevel: 'info',
  mode: 'production',
  root: '<root>',
  plugins: [
    {
      name: 'rsbuild:basic',
      setup() {}
    },
    {
      name: 'rsbuild:entry',
      setup() {}
    },
    {
      name: 'rsbuild:source-map',
      setup() {}
    },
    {
      name: 'rsbuild:cache',
      setup() {}
    },
    {
      name: 'rsbuild:target',
      setup() {}
    },
    {
      name: 'rsbuild:output',
      setup() {}
    },
    {
      name: 'rsbuild:resolve',
      setup() {}
    },
    {
      name: 'rsbuild:file-size',
      setup() {}
    },
    {
      name: 'rsbuild:clean-output',
      setup() {}
    },
    {
      name: 'rsbuild:asset',
      setup() {}
    },
    {
      name: 'rsbuild:html',
      setup() {}
    },
    {
      name: 'rsbuild:appIcon',
      setup() {}
    },
    {
      name: 'rsbuild:wasm',
      setup() {}
    },
    {
      name: 'rsbuild:node-addons',
      setup() {}
    },
    {
      name: 'rsbuild:define',
      setup() {}
    },
    {
      name: 'rsbuild:css',
      setup() {}
    },
    {
      name: 'rsbuild:minimize',
      setup() {}
    },
    {
      name: 'rsbuild:progress',
      setup() {}
    },
    {
      name: 'rsbuild:worker',
      setup() {}
    },
    {
      name: 'rsbuild:swc',
      setup() {}
    },
    {
      name: 'rsbuild:externals',
      setup() {}
    },
    {
      name: 'rsbuild:split-chunks',
      setup() {}
    },
    {
      name: 'rsbuild:inline-chunk',
      setup() {}
    },
    {
      name: 'rsbuild:rsdoctor',
      setup() {}
    },
    {
      name: 'rsbuild:resource-hints',
      setup() {}
    },
    {
      name: 'rsbuild:server',
      setup() {}
    },
    {
      name: 'rsbuild:manifest',
      setup() {}
    },
    {
      name: 'rsbuild:module-federation',
      setup() {}
    },
    {
      name: 'rsbuild:rspack-profile',
      setup() {}
    },
    {
      name: 'rsbuild:lazy-compilation',
      apply: 'serve',
      setup() {}
    },
    {
      name: 'rsbuild:sri',
      setup() {}
    },
    {
      name: 'rsbuild:nonce',
      setup() {}
    },
    {
      name: 'rslib:bundle',
      setup() {}
    },
    {
      name: 'rslib:modify-rsbuild-default',
      setup() {}
    },
    {
      name: 'rsbuild:lib-asset',
      pre: [
        'rsbuild:svgr'
      ],
      setup() {}
    }
  ],
  dev: {
    hmr: true,
    liveReload: true,
    browserLogs: {
      stackTrace: 'summary'
    },
    watchFiles: [],
    assetPrefix: '/',
    writeToDisk: false,
    cliShortcuts: false,
    client: {
      path: '/rsbuild-hmr',
      port: '',
      host: '',
      overlay: true,
      reconnect: 100,
      logLevel: 'info'
    },
    lazyCompilation: {
      imports: true,
      entries: false
    }
  },
  server: {
    port: 3000,
    host: 'localhost',
    allowedHosts: true,
    open: false,
    base: '/',
    htmlFallback: 'index',
    compress: true,
    printUrls: true,
    strictPort: false,
    cors: {
      origin: /^https?:\/\/(?:(?:[^:]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
    },
    middlewareMode: false,
    publicDir: [
      {
        name: '<root>/public',
        copyOnBuild: 'auto',
        watch: false,
        ignore: []
      }
    ]
  }
}