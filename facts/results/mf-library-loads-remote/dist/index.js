import { createInstance } from "@module-federation/runtime";
import * as __rspack_external_react from "react";
const federation = createInstance({
    name: 'loader',
    remotes: [
        {
            name: 'slugs',
            entry: 'https://cdn.example.com/slugs/mf-manifest.json'
        }
    ],
    shared: {
        react: {
            version: __rspack_external_react.version,
            lib: ()=>__rspack_external_react,
            shareConfig: {
                singleton: true,
                requiredVersion: '^19.0.0'
            }
        }
    }
});
const loadSlugs = ()=>federation.loadRemote('slugs');
export { loadSlugs };
