export default {
  target: [
    'es2025',
    'node'
  ],
  name: 'esm',
  context: '<root>',
  mode: 'production',
  infrastructureLogging: {
    level: 'error'
  },
  watchOptions: {
    aggregateTimeout: 0
  },
  experiments: {
    sourceImport: true
  },
  devtool: false,
  cache: {
    type: 'persistent',
    version: 'esm-production',
    storage: {
      type: 'filesystem',
      directory: '<root>/node_modules/.cache/rspack'
    },
    buildDependencies: [
      '<root>/package.json'
    ]
  },
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
  node: {
    __dirname: false,
    __filename: false
  },
  output: {
    devtoolModuleFilenameTemplate: '[relative-resource-path]',
    devtoolFallbackModuleFilenameTemplate: '[relative-resource-path]?[hash]',
    path: '<root>/dist',
    filename: '[name].js',
    chunkFilename: '[name].js',
    publicPath: 'auto',
    library: {
      type: 'modern-module'
    },
    module: true,
    chunkFormat: false,
    chunkLoading: 'import',
    workerChunkLoading: 'import',
    assetModuleFilename: 'static/assets/[name][ext]',
    webassemblyModuleFilename: 'static/wasm/[contenthash:10].module.wasm'
  },
  resolve: {
    alias: {
      '@swc/helpers': '<repository>/node_modules/@swc/helpers'
    },
    extensions: [
      '.ts',
      '.tsx',
      '.mjs',
      '.js',
      '.jsx',
      '.json'
    ],
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
  },
  module: {
    parser: {
      javascript: {
        typeReexportsPresence: 'tolerant',
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
    },
    rules: [
      /* config.module.rule('mjs') */
      {
        test: /\.m?js/,
        resolve: {
          fullySpecified: false
        }
      },
      /* config.module.rule('css') */
      {
        test: /\.css$/,
        dependency: {
          not: 'url'
        },
        oneOf: [
          /* config.module.rule('css').oneOf('css-text') */
          {
            'with': {
              type: 'text'
            },
            type: 'asset/source'
          },
          /* config.module.rule('css').oneOf('css-url') */
          {
            resourceQuery: /[?&]url(?:&|=|$)/,
            use: [
              /* config.module.rule('css').oneOf('css-url').use('css-url') */
              {
                loader: '<repository>/node_modules/@rsbuild/core/dist/cssUrlLoader.mjs',
                options: {
                  filename: '[name].css',
                  modules: {
                    auto: true,
                    namedExport: false,
                    exportGlobals: false,
                    exportLocalsConvention: 'camelCase',
                    localIdentName: '[local]-[hash:base64:6]',
                    exportOnlyLocals: true
                  },
                  minimized: false
                }
              },
              /* config.module.rule('css').oneOf('css-url').use('css') */
              {
                loader: '<repository>/node_modules/@rsbuild/core/compiled/css-loader/index.js',
                options: {
                  modules: false,
                  sourceMap: false,
                  exportType: 'string',
                  importLoaders: 1
                }
              },
              /* config.module.rule('css').oneOf('css-url').use('lightningcss') */
              {
                loader: 'builtin:lightningcss-loader',
                options: {
                  targets: [
                    'last 1 node versions'
                  ],
                  errorRecovery: true
                }
              }
            ],
            resolve: {
              preferRelative: true
            }
          },
          /* config.module.rule('css').oneOf('css-inline') */
          {
            resourceQuery: /[?&]inline(?:&|=|$)/,
            sideEffects: true,
            use: [
              /* config.module.rule('css').oneOf('css-inline').use('css') */
              {
                loader: '<repository>/node_modules/@rsbuild/core/compiled/css-loader/index.js',
                options: {
                  modules: false,
                  sourceMap: false,
                  exportType: 'string',
                  importLoaders: 1
                }
              },
              /* config.module.rule('css').oneOf('css-inline').use('lightningcss') */
              {
                loader: 'builtin:lightningcss-loader',
                options: {
                  targets: [
                    'last 1 node versions'
                  ],
                  errorRecovery: true
                }
              }
            ],
            resolve: {
              preferRelative: true
            }
          },
          /* config.module.rule('css').oneOf('css-raw') */
          {
            type: 'asset/source',
            resourceQuery: /[?&]raw(?:&|=|$)/
          },
          /* config.module.rule('css').oneOf('css') */
          {
            sideEffects: true,
            use: [
              /* config.module.rule('css').oneOf('css').use('ignore-css') */
              {
                loader: '<repository>/node_modules/@rsbuild/core/dist/ignoreCssLoader.mjs',
                options: {
                  modules: {
                    auto: true,
                    namedExport: false,
                    exportGlobals: false,
                    exportLocalsConvention: 'camelCase',
                    localIdentName: '[local]-[hash:base64:6]',
                    exportOnlyLocals: true
                  }
                }
              },
              /* config.module.rule('css').oneOf('css').use('css') */
              {
                loader: '<repository>/node_modules/@rsbuild/core/compiled/css-loader/index.js',
                options: {
                  modules: {
                    auto: true,
                    namedExport: false,
                    exportGlobals: false,
                    exportLocalsConvention: 'camelCase',
                    localIdentName: '[local]-[hash:base64:6]',
                    exportOnlyLocals: true
                  },
                  sourceMap: false,
                  importLoaders: 0
                }
              }
            ],
            resolve: {
              preferRelative: true
            }
          }
        ]
      },
      /* config.module.rule('js') */
      {
        test: /\.(?:js|jsx|mjs|cjs|ts|tsx|mts|cts)$/,
        dependency: {
          not: 'url'
        },
        include: [
          {
            not: /[\\/]node_modules[\\/]/
          },
          /\.(?:ts|tsx|jsx|mts|cts)$/
        ],
        oneOf: [
          /* config.module.rule('js').oneOf('js-worker') */
          {
            resourceQuery: /[?&]worker(?:&|=|$)/,
            type: 'javascript/auto',
            use: [
              /* config.module.rule('js').oneOf('js-worker').use('worker-query') */
              {
                loader: '<repository>/node_modules/@rsbuild/core/dist/workerLoader.mjs'
              }
            ]
          },
          /* config.module.rule('js').oneOf('js-text') */
          {
            'with': {
              type: 'text'
            },
            type: 'asset/source'
          },
          /* config.module.rule('js').oneOf('js-raw') */
          {
            resourceQuery: /[?&]raw(?:&|=|$)/,
            type: 'asset/source'
          },
          /* config.module.rule('js').oneOf('js') */
          {
            use: [
              /* config.module.rule('js').oneOf('js').use('swc') */
              {
                loader: 'builtin:swc-loader',
                options: {
                  detectSyntax: 'auto',
                  jsc: {
                    externalHelpers: false,
                    parser: {
                      decorators: true
                    },
                    experimental: {
                      cacheRoot: '<root>/node_modules/.cache/.swc',
                      keepImportAttributes: true
                    },
                    output: {
                      charset: 'utf8'
                    },
                    transform: {
                      legacyDecorator: false,
                      decoratorVersion: '2023-11'
                    }
                  },
                  isModule: 'unknown',
                  env: {
                    targets: [
                      'last 1 node versions'
                    ]
                  },
                  collectTypeScriptInfo: {
                    typeExports: true,
                    exportedEnum: true
                  }
                }
              }
            ]
          }
        ]
      },
      /* config.module.rule('js-data-uri') */
      {
        mimetype: {
          or: [
            'text/javascript',
            'application/javascript'
          ]
        },
        use: [
          /* config.module.rule('js-data-uri').use('swc') */
          {
            loader: 'builtin:swc-loader',
            options: {
              detectSyntax: 'auto',
              jsc: {
                externalHelpers: false,
                parser: {
                  decorators: true
                },
                experimental: {
                  cacheRoot: '<root>/node_modules/.cache/.swc',
                  keepImportAttributes: true
                },
                output: {
                  charset: 'utf8'
                },
                transform: {
                  legacyDecorator: false,
                  decoratorVersion: '2023-11'
                }
              },
              isModule: 'unknown',
              env: {
                targets: [
                  'last 1 node versions'
                ]
              },
              collectTypeScriptInfo: {
                typeExports: true,
                exportedEnum: true
              }
            }
          }
        ],
        resolve: {
          fullySpecified: false
        }
      },
      /* config.module.rule('image') */
      {
        test: /\.(?:png|jpg|jpeg|pjpeg|pjp|gif|bmp|webp|ico|apng|avif|tif|tiff|jfif|cur|jxl)$/i,
        oneOf: [
          /* config.module.rule('image').oneOf('image-asset-url') */
          {
            type: 'asset/resource',
            resourceQuery: /[?&]url(?:&|=|$)/,
            generator: {
              filename: 'static/image/[name][ext]'
            }
          },
          /* config.module.rule('image').oneOf('image-asset-inline') */
          {
            type: 'asset/inline',
            resourceQuery: /[?&]inline(?:&|=|$)/
          },
          /* config.module.rule('image').oneOf('image-asset-text') */
          {
            type: 'asset/source',
            'with': {
              type: 'text'
            }
          },
          /* config.module.rule('image').oneOf('image-asset-raw') */
          {
            type: 'asset/source',
            resourceQuery: /[?&]raw(?:&|=|$)/
          },
          /* config.module.rule('image').oneOf('image-asset') */
          {
            type: 'asset',
            parser: {
              dataUrlCondition: {
                maxSize: 0
              }
            },
            generator: {
              filename: 'static/image/[name][ext]',
              importMode: 'preserve'
            },
            issuer: {
              not: /\.(css|sass|scss|less|styl|stylus)$/
            }
          },
          /* config.module.rule('image').oneOf('image-asset-for-css') */
          {
            type: 'asset',
            parser: {
              dataUrlCondition: {
                maxSize: 0
              }
            },
            generator: {
              filename: 'static/image/[name][ext]'
            },
            issuer: /\.(css|sass|scss|less|styl|stylus)$/
          }
        ]
      },
      /* config.module.rule('svg') */
      {
        test: /\.svg$/i,
        oneOf: [
          /* config.module.rule('svg').oneOf('svg-asset-url') */
          {
            type: 'asset/resource',
            resourceQuery: /[?&]url(?:&|=|$)/,
            generator: {
              filename: 'static/svg/[name].svg'
            }
          },
          /* config.module.rule('svg').oneOf('svg-asset-inline') */
          {
            type: 'asset/inline',
            resourceQuery: /[?&]inline(?:&|=|$)/
          },
          /* config.module.rule('svg').oneOf('svg-asset-text') */
          {
            type: 'asset/source',
            'with': {
              type: 'text'
            }
          },
          /* config.module.rule('svg').oneOf('svg-asset-raw') */
          {
            type: 'asset/source',
            resourceQuery: /[?&]raw(?:&|=|$)/
          },
          /* config.module.rule('svg').oneOf('svg-asset') */
          {
            type: 'asset',
            parser: {
              dataUrlCondition: {
                maxSize: 0
              }
            },
            generator: {
              filename: 'static/svg/[name].svg',
              importMode: 'preserve'
            },
            issuer: {
              not: /\.(css|sass|scss|less|styl|stylus)$/
            }
          },
          /* config.module.rule('svg').oneOf('svg-asset-for-css') */
          {
            type: 'asset',
            parser: {
              dataUrlCondition: {
                maxSize: 0
              }
            },
            generator: {
              filename: 'static/svg/[name].svg'
            },
            issuer: /\.(css|sass|scss|less|styl|stylus)$/
          },
          /* config.module.rule('svg').oneOf('svg') */
          {}
        ]
      },
      /* config.module.rule('media') */
      {
        test: /\.(?:mp4|webm|ogg|mov|mp3|wav|flac|aac|m4a|opus|vtt)$/i,
        oneOf: [
          /* config.module.rule('media').oneOf('media-asset-url') */
          {
            type: 'asset/resource',
            resourceQuery: /[?&]url(?:&|=|$)/,
            generator: {
              filename: 'static/media/[name][ext]'
            }
          },
          /* config.module.rule('media').oneOf('media-asset-inline') */
          {
            type: 'asset/inline',
            resourceQuery: /[?&]inline(?:&|=|$)/
          },
          /* config.module.rule('media').oneOf('media-asset-text') */
          {
            type: 'asset/source',
            'with': {
              type: 'text'
            }
          },
          /* config.module.rule('media').oneOf('media-asset-raw') */
          {
            type: 'asset/source',
            resourceQuery: /[?&]raw(?:&|=|$)/
          },
          /* config.module.rule('media').oneOf('media-asset') */
          {
            type: 'asset',
            parser: {
              dataUrlCondition: {
                maxSize: 0
              }
            },
            generator: {
              filename: 'static/media/[name][ext]',
              importMode: 'preserve'
            },
            issuer: {
              not: /\.(css|sass|scss|less|styl|stylus)$/
            }
          },
          /* config.module.rule('media').oneOf('media-asset-for-css') */
          {
            type: 'asset',
            parser: {
              dataUrlCondition: {
                maxSize: 0
              }
            },
            generator: {
              filename: 'static/media/[name][ext]'
            },
            issuer: /\.(css|sass|scss|less|styl|stylus)$/
          }
        ]
      },
      /* config.module.rule('font') */
      {
        test: /\.(?:woff|woff2|eot|ttf|otf|ttc)$/i,
        oneOf: [
          /* config.module.rule('font').oneOf('font-asset-url') */
          {
            type: 'asset/resource',
            resourceQuery: /[?&]url(?:&|=|$)/,
            generator: {
              filename: 'static/font/[name][ext]'
            }
          },
          /* config.module.rule('font').oneOf('font-asset-inline') */
          {
            type: 'asset/inline',
            resourceQuery: /[?&]inline(?:&|=|$)/
          },
          /* config.module.rule('font').oneOf('font-asset-text') */
          {
            type: 'asset/source',
            'with': {
              type: 'text'
            }
          },
          /* config.module.rule('font').oneOf('font-asset-raw') */
          {
            type: 'asset/source',
            resourceQuery: /[?&]raw(?:&|=|$)/
          },
          /* config.module.rule('font').oneOf('font-asset') */
          {
            type: 'asset',
            parser: {
              dataUrlCondition: {
                maxSize: 0
              }
            },
            generator: {
              filename: 'static/font/[name][ext]',
              importMode: 'preserve'
            },
            issuer: {
              not: /\.(css|sass|scss|less|styl|stylus)$/
            }
          },
          /* config.module.rule('font').oneOf('font-asset-for-css') */
          {
            type: 'asset',
            parser: {
              dataUrlCondition: {
                maxSize: 0
              }
            },
            generator: {
              filename: 'static/font/[name][ext]'
            },
            issuer: /\.(css|sass|scss|less|styl|stylus)$/
          }
        ]
      },
      /* config.module.rule('assets') */
      {
        test: /\.(?:webmanifest|pdf|txt)$/i,
        oneOf: [
          /* config.module.rule('assets').oneOf('assets-asset-url') */
          {
            type: 'asset/resource',
            resourceQuery: /[?&]url(?:&|=|$)/,
            generator: {
              filename: 'static/assets/[name][ext]'
            }
          },
          /* config.module.rule('assets').oneOf('assets-asset-inline') */
          {
            type: 'asset/inline',
            resourceQuery: /[?&]inline(?:&|=|$)/
          },
          /* config.module.rule('assets').oneOf('assets-asset-text') */
          {
            type: 'asset/source',
            'with': {
              type: 'text'
            }
          },
          /* config.module.rule('assets').oneOf('assets-asset-raw') */
          {
            type: 'asset/source',
            resourceQuery: /[?&]raw(?:&|=|$)/
          },
          /* config.module.rule('assets').oneOf('assets-asset') */
          {
            type: 'asset',
            parser: {
              dataUrlCondition: {
                maxSize: 0
              }
            },
            generator: {
              filename: 'static/assets/[name][ext]'
            }
          }
        ]
      },
      /* config.module.rule('json') */
      {
        test: /\.json$/i,
        oneOf: [
          /* config.module.rule('json').oneOf('json-asset-text') */
          {
            type: 'asset/source',
            'with': {
              type: 'text'
            }
          },
          /* config.module.rule('json').oneOf('json-asset-raw') */
          {
            type: 'asset/source',
            resourceQuery: /[?&]raw(?:&|=|$)/
          }
        ]
      },
      /* config.module.rule('wasm') */
      {
        test: /\.wasm$/,
        dependency: 'url',
        type: 'asset/resource',
        generator: {
          filename: 'static/wasm/[contenthash:10].module.wasm'
        }
      },
      /* config.module.rule('rsbuild-transform-0') */
      {
        test: /\.node$/,
        use: [
          /* config.module.rule('rsbuild-transform-0').use('rsbuild-transform-0') */
          {
            loader: '<repository>/node_modules/@rsbuild/core/dist/transformRawLoader.mjs',
            options: {
              id: 'rsbuild-transform-0',
              getEnvironment: ()=>environmentContext
            }
          }
        ]
      },
      /* config.module.rule('rslib:new-url') */
      {
        test: /\.(js|mjs|jsx|(?<!\.d\.)ts|(?<!\.d\.)mts|(?<!\.d\.)cts|tsx|cjs|cjsx|mjsx|mtsx|ctsx)$/,
        parser: {
          url: 'new-url-relative'
        }
      }
    ]
  },
  optimization: {
    chunkIds: 'compact-hashed',
    moduleIds: 'named',
    minimize: true,
    splitChunks: {
      chunks: 'async',
      minSize: 0
    },
    minimizer: [
      /* config.optimization.minimizer('js') */
      new SwcJsMinimizerRspackPlugin(
        {
          minimizerOptions: {
            format: {
              asciiOnly: false,
              comments: 'some',
              preserve_annotations: true
            },
            mangle: false,
            minify: false,
            compress: {
              directives: false,
              defaults: false,
              unused: true,
              dead_code: true,
              toplevel: true
            }
          },
          extractComments: true,
          test: /\.[cm]?jsx?(\?.*)?$/
        }
      )
    ],
    nodeEnv: false,
    concatenateModules: false,
    sideEffects: true,
    avoidEntryIife: true
  },
  plugins: [
    /* config.plugin('RsbuildCorePlugin') */
    {},
    /* config.plugin('define') */
    new DefinePlugin(
      {}
    ),
    {
      affectedHooks: undefined,
      name: 'RslibPlugin',
      _args: [
        {
          interceptApiPlugin: true,
          forceNodeShims: false
        }
      ]
    },
    {
      shimsInjectedAssets: new Set([]),
      enabledImportMetaUrlShim: false,
      contextToWatch: null
    }
  ],
  performance: {
    hints: false
  },
  entry: {
    index: [
      '<root>/src/index.ts'
    ]
  },
  externalsPresets: {
    node: false
  },
  externalsType: 'modern-module'
}