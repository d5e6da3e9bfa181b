/// <reference types="@rslib/core/types" />
declare const process: { env: { NODE_ENV: string } };
