export declare const ages: Map<string, number>;
